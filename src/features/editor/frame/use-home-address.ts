import { useEffect, useRef, useSyncExternalStore } from "react";
import { addressOf, pageHref, showAddress } from "../state/addresses.ts";
import type { OwnedStore } from "../state/store.ts";

/** The address of the page under edit follows when the page becomes the home page, or another one does. */
export function useHomeAddress({ subscribe, getState }: OwnedStore): void {
  const isHomeNow = () => getState().document.role === "home";
  const isHome = useSyncExternalStore(subscribe, isHomeNow, isHomeNow);
  const wasHome = useRef(isHome);
  useEffect(() => {
    if (wasHome.current === isHome) return;
    wasHome.current = isHome;
    const { document, locale } = getState();
    showAddress(pageHref(addressOf(document, locale), { locale, mode: "edit", search: location.search }));
  }, [isHome, getState]);
}
