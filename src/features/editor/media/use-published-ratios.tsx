import { useState, type ReactNode } from "react";
import type { MediumPlaceOfUse } from "~/features/media/library-schema.ts";
import type { MediaRef } from "~/features/media/schema.ts";
import type { Locale } from "~/lib/locales.ts";
import { useOpenSite, useSitePart } from "../site/site-context.tsx";
import { pageHref } from "../state/addresses.ts";
import { useEditorPart } from "../state/editor-context.tsx";
import { cutRatiosIn } from "./cut-ratios.ts";
import type { RatioOfPage } from "./shown-formats.ts";

/** In px: a computer, then a phone. */
const widths = [1440, 390];
/** So many pages are looked at, one after the other. */
const mostPages = 40;

/**
 * The shapes, width by height, in which other pages cut a picture for visitors, on computers and phones. They are measured on
 * the published pages themselves, in a frame that nobody sees: which shape a layout has, its styles alone know.
 */
export function usePublishedRatios(medium: Pick<MediaRef, "publicUrl">, places: readonly MediumPlaceOfUse[]) {
  const pages = usePagesOf(places);
  const [found, setFound] = useState<RatioOfPage[]>([]);
  const [at, setAt] = useState(0);
  const page = pages[at];
  const onLoad = (frame: HTMLIFrameElement) => {
    if (page) setFound((before) => [...before, ...ratiosIn(frame, medium.publicUrl, page.name)]);
    setAt((before) => before + 1);
  };
  const frame: ReactNode = page && (
    <iframe
      key={page.href}
      src={page.href}
      className="vt-measured"
      aria-hidden
      tabIndex={-1}
      onLoad={(event) => onLoad(event.currentTarget)}
    />
  );
  return { found, frame };
}

function ratiosIn(frame: HTMLIFrameElement, publicUrl: string, page: string): RatioOfPage[] {
  const shown = frame.contentDocument;
  if (!shown) return [];
  return widths.flatMap((width) => {
    frame.style.width = `${width}px`;
    return cutRatiosIn(shown, publicUrl).map(({ ratio }) => ({ ratio, page }));
  });
}

/** Published pages other than the one under edit, as visitors reach them; one with a password shows nothing of it. */
function usePagesOf(places: readonly MediumPlaceOfUse[]) {
  useOpenSite();
  const pages = useSitePart(({ document }) => document?.pages);
  const locale = useEditorPart((state) => state.locale);
  const openId = useEditorPart((state) => state.document.id);
  const published = places.flatMap(({ kind, id, name }) =>
    kind === "published" && id !== null && id !== openId ? [{ id, name }] : [],
  );
  return published.slice(0, mostPages).flatMap(({ id, name }) => {
    const page = pages?.[id];
    const spoken = page && ([locale, ...Object.keys(page.slugs)] as Locale[]).find((each) => page.slugs[each]);
    const slug = spoken && page.slugs[spoken];
    if (!slug) return [];
    const { role, collection } = page;
    return [{ name, href: pageHref({ id, role, collection, slug }, { locale: spoken, mode: "live" }) }];
  });
}
