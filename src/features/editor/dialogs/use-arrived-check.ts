import { useEffect } from "react";
import { useFrame } from "../frame/frame-context.tsx";
import { showAddress } from "../state/addresses.ts";

/** In an address it asks for the check of the page, once. */
export const checkFlag = "check";

/** Opens the check for whoever came by a link to it. */
export function useArrivedCheck(): void {
  const { showDialog } = useFrame();
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    if (!query.has(checkFlag)) return;
    query.delete(checkFlag);
    showAddress(`${location.pathname}?${query}`);
    showDialog("check");
  }, [showDialog]);
}
