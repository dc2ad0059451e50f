"use client";

import { createContext, use, useMemo, useState, type ReactNode } from "react";
import type { Theme } from "~/features/blocks/theme/theme.ts";
import type { MediaRef } from "~/features/media/schema.ts";
import type { IndexedPage, SiteIndex } from "~/features/site/domain/pages/site-index.ts";
import type { SiteTexts } from "~/i18n/site-texts.ts";
import type { Locale } from "~/lib/locales.ts";

/** What header and footer of the page under edit are drawn from, as they were when it was opened. */
export interface GivenSurroundings {
  index: SiteIndex;
  page: IndexedPage | null;
  texts: Partial<Record<Locale, SiteTexts>>;
}

interface Surroundings extends GivenSurroundings {
  /** Whether a panel has asked to see its changes around the page. */
  isLive: boolean;
  goLive: () => void;
  /** Pictures that may be logos, by id. */
  media: Readonly<Record<string, MediaRef>>;
  addMedium: (medium: MediaRef) => void;
  /** A look that is being tried out and not chosen yet. */
  tried: Theme | null;
  tryLook: (theme: Theme | null) => void;
}

const SurroundingsContext = createContext<Surroundings | null>(null);

/** What stands around the page, for the panels that change it and for the parts that show it. */
export function SurroundingsProvider({ given, children }: { given: GivenSurroundings; children: ReactNode }) {
  const [isLive, setIsLive] = useState(false);
  const [tried, tryLook] = useState<Theme | null>(null);
  const [media, setMedia] = useState<Record<string, MediaRef>>(() => {
    const { own, alternative } = given.index.logos;
    const known = [own, alternative, given.index.icon].flatMap((medium) => medium ?? []);
    return Object.fromEntries(known.map((medium) => [medium.id, medium]));
  });
  const surroundings = useMemo<Surroundings>(
    () => ({
      ...given,
      isLive,
      goLive: () => setIsLive(true),
      media,
      addMedium: (medium) => setMedia((before) => ({ ...before, [medium.id]: medium })),
      tried,
      tryLook,
    }),
    [given, isLive, media, tried],
  );
  return <SurroundingsContext value={surroundings}>{children}</SurroundingsContext>;
}

export function useSurroundings(): Surroundings {
  const surroundings = use(SurroundingsContext);
  if (!surroundings) throw new Error("Parts around the page must stand inside <SurroundingsProvider>");
  return surroundings;
}
