import { fieldLabel } from "~/features/blocks/labels.ts";
import type { FieldAddress } from "~/features/blocks/resolved.ts";
import { useEditorActions, useEditorPart, useSeldomPart } from "../state/editor-context.tsx";
import { itemKey } from "./items.ts";
import { lookOf, personOn, typistIn } from "./others/person-at.ts";

const selection = ["selection"] as const;
const people = ["others"] as const;
const typists = ["others", "isLive", "locale"] as const;

/** What every editable field of the canvas has in common: its attributes, its label and who else is on it. */
export function useItem({ groupId, fieldName, visible }: FieldAddress) {
  const { say, t, defaultLocale, getState } = useEditorActions();
  const isSelected = useSeldomPart(
    selection,
    ({ selection }) => selection?.groupId === groupId && selection.fieldName === fieldName,
  );
  const typist = useSeldomPart(typists, (state) => {
    const { document } = getState(); // of which only the kind of the group counts, which stays
    return typistIn({ ...state, document }, { groupId, fieldName }, defaultLocale);
  });
  const guest = useSeldomPart(people, (state) => personOn(state, { groupId, fieldName }));
  // Read directly: a blank field would be made anew for each question, of which a long page asks hundreds at every key.
  const isMachine = useEditorPart(
    ({ document, locale }) => document.groups[groupId]?.fields[fieldName]?.texts[locale]?.origin === "machine",
  );
  const other = typist ?? guest;
  const told = t(typist ? "canvas.typing" : "canvas.editing", { name: other?.name ?? "" });
  const presence = other && {
    "data-vt-other": told,
    "data-vt-typing": typist ? true : undefined,
    "aria-description": told,
    style: lookOf(other),
  };
  return {
    isSelected,
    label: say(fieldLabel(fieldName)),
    /** Who else is on the field, as attributes of its element. */
    presence,
    attributes: {
      "data-vt-item": itemKey({ groupId, fieldName }),
      "data-vt-selected": isSelected || undefined,
      "data-vt-hidden": visible ? undefined : t("canvas.hidden"),
      ...(isMachine && {
        "data-vt-machine": true,
        "aria-description": t("canvas.machine"),
        title: t("canvas.machine"),
      }),
      ...presence,
    },
  };
}
