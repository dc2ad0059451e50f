"use client";

import { useState } from "react";
import { BookingButton } from "~/features/site/components/booking-button.tsx";
import { SiteFooter } from "~/features/site/components/site-footer.tsx";
import { SiteHeader } from "~/features/site/components/site-header.tsx";
import { SiteOverlay } from "~/features/site/components/site-overlay.tsx";
import type { SiteDocument } from "~/features/site/document-schema.ts";
import { withChanges } from "~/features/site/domain/frame/frame-index.ts";
import { translatorOfParts } from "~/i18n/translate.ts";
import type { Locale } from "~/lib/locales.ts";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";
import { isBeforeFirstPublish } from "../state/first-publish.ts";
import { useSurroundings } from "./surroundings.tsx";
import { useBodyLook } from "./use-body-look.ts";

export type SitePartName = "header" | "footer" | "overlay" | "booking";

/** A part of the site around the page, drawn from the settings and the navigation of this moment by the views that visitors see. */
export default function LivePart({ part, document }: { part: SitePartName; document: SiteDocument }) {
  const { index: given, page, texts, media, tried } = useSurroundings();
  const { pagePaths } = useEditorActions();
  const locale = useEditorPart((state) => state.locale);
  const drawn = { ...document, theme: tried ?? document.theme };
  useBodyLook(part === "header" ? drawn.theme : null);
  const [now] = useState(() => new Date());
  const said = texts[locale];
  if (!said) return null;
  /** Before the first publish visitors find no page, and the editor sees where all will be. */
  const isPublished = !isBeforeFirstPublish(pagePaths);
  const index = withChanges(given, drawn, {
    mediumOf: (id) => (id ? (media[id] ?? null) : null),
    isFound: (pageId, inLocale) => !isPublished || pageId in (pagePaths[inLocale as Locale]?.ids ?? {}),
  });
  const around = { index, locale, t: translatorOfParts(said) };
  switch (part) {
    case "header":
      return <SiteHeader {...around} page={page} now={now} />;
    case "footer":
      return <SiteFooter {...around} pageId={page?.id ?? null} now={now} />;
    case "overlay":
      return <SiteOverlay index={index} />;
    case "booking":
      return <BookingButton {...around} />;
  }
}
