import { linkValueSchema, type LinkValue, type OptionDefinition } from "~/features/blocks/option-kinds.ts";
import { fieldLabel } from "~/features/blocks/labels.ts";
import type { OtherLook } from "~/features/page/domain/history/other-look.ts";
import type { Json } from "~/lib/json.ts";
import { blockOf } from "~/kinds/registry.ts";
import { useEditorActions, useEditorPart } from "../state/editor-context.tsx";

type Changed = OtherLook["options"][number];

/** What an option said and says, in words with its label; null for one that the kind does not know. */
export function useOptionWords(kind: string): (option: Changed) => string | null {
  const { t, say, pagePaths } = useEditorActions();
  const locale = useEditorPart((state) => state.locale);
  const block = blockOf(kind);

  const linkWords = ({ type, url, phone, email, page }: LinkValue) =>
    (type === "page" && page ? pagePaths[locale]?.ids[page.id] : { url, phone, email, page: undefined }[type]) ?? null;

  /** Null for a value that is not told in a line: a way on a map, a list of points. */
  const valueWords = (definition: OptionDefinition, stored: Json | undefined): string | null => {
    const value = stored ?? (definition.default as Json | undefined) ?? null;
    if (value === null || value === "") return t("history.nothing");
    if (typeof value === "boolean") return t(value ? "history.on" : "history.off");
    if (typeof value === "string" || typeof value === "number") {
      const choice = definition.choices?.find((each) => each.value === String(value));
      return choice ? say(choice.label) : String(value);
    }
    const link = definition.type === "link" ? linkValueSchema.safeParse(value).data : undefined;
    return link ? linkWords(link) : null;
  };

  return ({ fieldName, key, before, after }) => {
    const field = fieldName === null ? undefined : block?.fields[fieldName];
    const definition = (fieldName === null ? block?.options : field?.options)?.[key];
    if (!definition) return null;
    const name = say(definition.label);
    const label =
      fieldName === null ? name : t("history.optionOf", { field: say(fieldLabel(fieldName)), option: name });
    const [then, now] = [valueWords(definition, before), valueWords(definition, after)];
    const isTold = definition.type !== "collection" && definition.type !== "media" && then !== null && now !== null;
    return isTold && then !== now
      ? t("history.setting", { label, before: then, after: now })
      : t("history.settingOther", { label });
  };
}
