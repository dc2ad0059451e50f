"use client";

import { createContext, use, useCallback, useMemo, useSyncExternalStore, type ReactNode } from "react";
import type { SiteSettings } from "~/features/site/schema.ts";
import type { EditorLocale, Locale } from "~/lib/locales.ts";
import type { LabelKey } from "~/i18n/message-types.ts";
import { translatorOf } from "~/i18n/translate.ts";
import type { EditorTexts, Translate } from "../messages.ts";
import type { EditorWords } from "~/i18n/editor-words.ts";
import type { ViewTexts } from "~/i18n/view-texts.ts";
import type { EditorActions, EditorStore } from "./store-contract.ts";
import type { EditorState } from "./types.ts";
import type { WordsAddress } from "./words-at.ts";

/** What stays the same while one page is being edited. */
export interface EditorSetting {
  siteId: string;
  siteName: string;
  /** The site's logo and icon, which are no pictures for pages. */
  ownMediaIds: string[];
  /** The collections that the site has. */
  collectionNames: string[];
  pageId: string;
  /** The site's content locales, the default one first. */
  locales: Locale[];
  defaultLocale: Locale;
  /** Languages that held up no publish when the page was opened, whatever was missing there. */
  optionalLocales: Locale[];
  /** Whether the site is one of a health-optics member. */
  isMember: boolean;
  /** What its business is said to be in the settings. */
  businessKind: SiteSettings["contact"]["businessKind"];
  /** The town in the footer; empty where it names none. */
  footerTown: string;
  /** The site's own time zone. */
  timeZone: string;
  /** Language of the editor interface. */
  editorLocale: EditorLocale;
  /** What the interface says, in that language. */
  texts: EditorTexts;
  /** `isSiteAdmin`: may also set what only admins may; `isAdmin`: looks after the whole installation. */
  user: { id: string; name: string; email: string; isSiteAdmin: boolean; isAdmin: boolean };
  /** Where the site's published pages stand, by locale and then by page id or slug. */
  pagePaths: PagePaths;
  /** What the blocks' views say, in each of the site's languages. */
  viewTexts: Partial<Record<Locale, ViewTexts>>;
  /** `ViewContext.data`: what block kinds need beyond their group, by kind and locale. */
  viewData: Partial<Record<Locale, Record<string, unknown>>>;
}

/** The same as a page of the editor is opened with: its words are fetched by their address (`wordsAt`). */
export interface GivenSetting extends Omit<EditorSetting, keyof EditorWords>, WordsAddress {
  locales: Locale[];
}

export type PagePaths = Partial<Record<Locale, { ids: Record<string, string>; slugs: Record<string, string> }>>;

/** What can be asked of the editor, and what stays the same; `getState` reads the present state in a handler. */
export interface EditorTools extends EditorActions, EditorSetting, Pick<EditorStore, "getState"> {
  /** A text of the editor interface by key. */
  t: Translate;
  /** The label of a definition in words. */
  say: (label: LabelKey) => string;
}

interface Provided {
  store: EditorStore;
  setting: EditorSetting;
  tools: EditorTools;
}

const EditorContext = createContext<Provided | null>(null);

export function EditorProvider(props: { store: EditorStore; setting: EditorSetting; children: ReactNode }) {
  const { store, setting, children } = props;
  const provided = useMemo<Provided>(() => {
    const { actions, getState } = store;
    const words = { t: translatorOf(setting.texts.editor), say: translatorOf(setting.texts.labels) };
    return { store, setting, tools: { ...actions, ...setting, ...words, getState } };
  }, [store, setting]);
  return <EditorContext value={provided}>{children}</EditorContext>;
}

/**
 * One part of the state; draws anew only when that part changes. `pick` must return a value that is equal (`===`)
 * while nothing changed, e.g. a group or a boolean, never a new object.
 */
export function useEditorPart<Part>(pick: (state: EditorState) => Part): Part {
  const { store } = useProvided();
  const read = () => pick(store.getState());
  return useSyncExternalStore(store.subscribe, read, read);
}

/**
 * The same of parts of the state that typing leaves alone: what a long page has hundreds of is not asked at every key.
 * `keys` must keep its identity.
 */
export function useSeldomPart<Key extends keyof EditorState, Part>(
  keys: readonly Key[],
  pick: (state: Pick<EditorState, Key>) => Part,
): Part {
  const { store } = useProvided();
  const subscribe = useCallback((onChange: () => void) => store.subscribe(onChange, keys), [store, keys]);
  const read = () => pick(store.getState());
  return useSyncExternalStore(subscribe, read, read);
}

/** The actions, texts and setting alone: never draws anew. */
export function useEditorActions(): EditorTools {
  return useProvided().tools;
}

/** The setting alone, for another page of the same site. */
export function useEditorSetting(): EditorSetting {
  return useProvided().setting;
}

function useProvided(): Provided {
  const provided = use(EditorContext);
  if (!provided) throw new Error("The editor's parts must stand inside <EditorProvider>");
  return provided;
}
