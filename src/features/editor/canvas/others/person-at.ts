import { personLook } from "../../bar/presence-look.ts";
import { typistAt } from "~/features/page/domain/typing-hold.ts";
import type { Presence } from "~/features/page/api-schema.ts";
import type { Locale } from "~/lib/locales.ts";
import { fieldDefinition } from "../items.ts";
import type { EditorSelection, EditorState } from "../../state/types.ts";

type Seen = Pick<EditorState, "document" | "locale" | "others" | "isLive">;

/**
 * Who types in a field as it is shown: in the language that is shown, or in the default one where a text is the same in
 * all. Nobody while the connection is away, for they may have stopped long ago.
 */
export function typistIn(
  { document, locale, others, isLive }: Seen,
  { groupId, fieldName }: EditorSelection,
  defaultLocale: Locale,
): Presence | null {
  if (!isLive || fieldName === null || others.every(({ typing }) => typing === null)) return null;
  const isLocalized = fieldDefinition(document.groups[groupId], fieldName)?.localized !== false;
  return typistAt(others, { groupId, fieldName, locale: isLocalized ? locale : defaultLocale });
}

/** Who has an item selected. */
export function personOn({ others }: Pick<EditorState, "others">, item: EditorSelection): Presence | null {
  return others.find(({ groupId, fieldName }) => groupId === item.groupId && fieldName === item.fieldName) ?? null;
}

/** How somebody looks wherever they are shown: colours of their own. */
export function lookOf({ userId }: Pick<Presence, "userId">): object {
  return personLook(userId);
}
