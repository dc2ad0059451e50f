import type { MediaRef } from "~/features/media/schema.ts";
import type { Field, FieldText } from "../schema.ts";
import { richTextSchema, type RichTextValue } from "~/features/richtext/schema.ts";
import { deriveId } from "~/lib/ids.ts";
import type { Locale } from "~/lib/locales.ts";
import { mailHref, phoneHref } from "~/lib/addresses/safe-href.ts";
import type { BlockDefinition } from "~/features/blocks/define-block.ts";
import { documentAddress } from "~/features/blocks/parts/document-address.ts";
import type { FieldDefinition } from "~/features/blocks/field-kinds.ts";
import { resolveLink, storedLink, type PagePath } from "~/features/blocks/link.ts";
import { optionValues } from "~/features/blocks/option-values.ts";
import type { FieldAddress, PictureWords, ResolvedField, ResolvedLink } from "~/features/blocks/resolved.ts";

export interface ResolveSettings {
  locale: Locale;
  defaultLocale: Locale;
  /** The media that the document shows, by id. */
  media: Record<string, MediaRef>;
  pagePath: PagePath;
  /**
   * `live` (the default) is what visitors get: no hidden fields, no sections that are closed in this language or
   * marked for deletion, and the default language's text where a translation is missing. `edit` keeps all of
   * these and offers the default language's text as a placeholder.
   */
  mode?: "live" | "edit";
  /** Whether the site is one of a health-optics member: what is for members only is left out for others' visitors. */
  isMember?: boolean;
  /** The kinds; those of the registry when nothing is said. */
  blockOf?: (kind: string) => BlockDefinition | undefined;
}

/** Whether somebody who looks at the page gets what is declared so. */
export function isOpenTo({ mode, isMember }: ResolveSettings, { membersOnly }: { membersOnly?: true }): boolean {
  return !membersOnly || isMember === true || mode === "edit";
}

interface FieldInGroup {
  groupId: string;
  name: string;
  definition: FieldDefinition;
  /** Undefined until its first change. */
  field: Field | undefined;
}

/** One field in one language. A hidden field is empty for visitors and complete for editors. */
export function resolveField(
  { groupId, name, definition, field }: FieldInGroup,
  settings: ResolveSettings,
): ResolvedField {
  const visible = field?.visible ?? true;
  const isShown = (settings.mode === "edit" || visible) && isOpenTo(settings, definition);
  const shown = isShown ? field : undefined;
  const address: FieldAddress = { groupId, fieldId: field?.id ?? deriveId(groupId, name), fieldName: name, visible };
  const options = optionValues(definition.options, shown?.options ?? {});
  const media = shown?.mediaId ? (settings.media[shown.mediaId] ?? null) : null;

  switch (definition.type) {
    case "text": {
      const { value, ...rest } = inLanguage(shown, languageOf(definition, settings), plainText);
      const text = value ?? "";
      return {
        ...address,
        ...rest,
        type: "text",
        text,
        fallback: rest.fallback ?? "",
        link: ownLink(definition, text),
      };
    }
    case "richText":
      return { ...address, ...inLanguage(shown, settings, richText), type: "richText", headingLevel: 2 };
    case "button": {
      const { value, fallback, lang } = inLanguage(shown, settings, plainText);
      const link = resolveLink(storedLink(options), settings.pagePath);
      return { ...address, type: "button", text: value ?? "", fallback: fallback ?? "", lang, link };
    }
    case "image": {
      const objectFit = options["objectFit"] === "contain" ? "contain" : "cover";
      const link = resolveLink(storedLink(options), settings.pagePath);
      return { ...address, type: "image", media, ...wordsOf(media, settings), objectFit, link };
    }
    case "mediaList": {
      const found = (shown?.mediaIds ?? []).flatMap((id) => settings.media[id] ?? []);
      return {
        ...address,
        type: "mediaList",
        items: found.map((medium) => ({ media: medium, ...wordsOf(medium, settings) })),
      };
    }
    case "video":
      return { ...address, type: "video", media, ...wordsOf(media, settings) };
    case "document":
      return { ...address, type: "document", media: documentAddress(media) === null ? null : media };
  }
}

function wordsOf(media: MediaRef | null, { locale, defaultLocale }: ResolveSettings): PictureWords {
  const alt = media?.alt ?? {};
  const borrowed = alt[locale] === undefined ? alt[defaultLocale] : undefined;
  return borrowed ? { alt: borrowed, altLang: defaultLocale } : { alt: alt[locale] ?? "" };
}

/** What is written once for all languages is read in the default one, whichever language the page has. */
function languageOf({ localized }: FieldDefinition, settings: ResolveSettings): ResolveSettings {
  return localized ? settings : { ...settings, locale: settings.defaultLocale };
}

/** The page's language; for visitors the default language stands in, for editors it is only offered. */
function inLanguage<Value>(
  field: Field | undefined,
  { locale, defaultLocale, mode = "live" }: ResolveSettings,
  read: (text: FieldText) => Value | null,
): { value: Value | null; fallback: Value | null; lang: string | null } {
  const own = field?.texts[locale];
  const other = locale === defaultLocale ? undefined : field?.texts[defaultLocale];
  const value = own ? read(own) : null;
  const fallback = other ? read(other) : null;
  if (mode === "edit") return { value, fallback, lang: null };
  if (value !== null || fallback === null) return { value, fallback: null, lang: null };
  return { value: fallback, fallback: null, lang: defaultLocale };
}

function plainText({ text }: FieldText): string | null {
  return text === null || text.trim() === "" ? null : text;
}

function richText({ json, text }: FieldText): RichTextValue | null {
  const value = richTextSchema.safeParse(json);
  return value.success && text?.trim() !== "" ? value.data : null;
}

function ownLink({ opens }: FieldDefinition, text: string): ResolvedLink | null {
  const href = opens === "phone" ? phoneHref(text) : opens === "email" ? mailHref(text) : null;
  return href === null ? null : { href, opensNewTab: false };
}
