import { dequal } from "dequal/lite";
import type { Json } from "~/lib/json.ts";
import type { Group } from "../../schema.ts";
import { fieldOf, mediaIdsOf } from "../fields.ts";

/** What differs between two times of a section or card beside its words. */
export interface OtherLook {
  /** It stands at another place of the page, or on another board. */
  isMoved: boolean;
  /** Fields that show on one of the two only. */
  shown: { fieldName: string; isShown: boolean }[];
  /** Media by their ids, in their order. */
  media: { fieldName: string; before: string[]; after: string[] }[];
  /** Options as they are stored: of the section itself (`fieldName` null) or of a field; undefined where none is. */
  options: { fieldName: string | null; key: string; before: Json | undefined; after: Json | undefined }[];
}

/** Names what differs between two times of a group in anything but words. Pure. */
export function otherLook(before: Group, after: Group): OtherLook {
  const names = [...new Set([before, after].flatMap(({ fields }) => Object.keys(fields)))];
  const fields = names.map((name) => ({ name, then: fieldOf(before, name), now: fieldOf(after, name) }));
  return {
    isMoved: before.sortKey !== after.sortKey || before.parentId !== after.parentId,
    shown: fields.flatMap(({ name, then, now }) =>
      then.visible === now.visible ? [] : [{ fieldName: name, isShown: now.visible }],
    ),
    media: fields.flatMap(({ name, then, now }) => {
      const [was, is] = [mediaIdsOf(then), mediaIdsOf(now)];
      return dequal(was, is) ? [] : [{ fieldName: name, before: was, after: is }];
    }),
    options: [
      ...otherOptions(null, before.options, after.options),
      ...fields.flatMap(({ name, then, now }) => otherOptions(name, then.options, now.options)),
    ],
  };
}

type Options = Readonly<Record<string, Json>>;

function otherOptions(fieldName: string | null, before: Options, after: Options): OtherLook["options"] {
  const keys = [...new Set([before, after].flatMap((options) => Object.keys(options)))];
  return keys.flatMap((key) => {
    const [then, now] = [before[key], after[key]];
    return dequal(then ?? null, now ?? null) ? [] : [{ fieldName, key, before: then, after: now }];
  });
}
