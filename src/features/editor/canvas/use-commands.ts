import { useMemo } from "react";
import { toast } from "sonner";
import type { LinkValue } from "~/features/blocks/option-kinds.ts";
import type { Json } from "~/lib/json.ts";
import type { Locale } from "~/lib/locales.ts";
import { refusalText } from "../dialogs/message-of.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import type { RunOptions } from "../state/types.ts";
import type { AddPlace } from "./canvas-context.ts";

interface FieldPlace {
  groupId: string;
  fieldName: string;
}

/** The page commands as the canvas and its menus use them; a refusal is told in a toast. */
export function useCommands() {
  const { run, t, texts } = useEditorActions();
  return useMemo(() => {
    const tell = (command: string, input: Json, options?: RunOptions): boolean => {
      const result = run(command, input, options);
      if (!result.ok) toast.error(t("group.failed", { reason: refusalText(result.refusal, texts) }));
      return result.ok;
    };
    return {
      setText: (place: FieldPlace, locale: Locale, text: string | null, options: RunOptions) =>
        tell("field.text", { ...place, locale, text }, options),
      setRichText: (place: FieldPlace, locale: Locale, json: Json, options: RunOptions) =>
        tell("field.richText", { ...place, locale, json }, options),
      setFieldOption: (place: FieldPlace, key: string, value: Json) => tell("field.option", { ...place, key, value }),
      setLink: (place: FieldPlace, link: LinkValue | null) => tell("field.link", { ...place, link }),
      setMedium: (place: FieldPlace, mediaId: string | null) => tell("field.image", { ...place, mediaId }),
      setMediaList: (place: FieldPlace, mediaIds: string[]) => tell("field.mediaList", { ...place, mediaIds }),
      setVisible: (place: FieldPlace, visible: boolean) => tell("field.visibility", { ...place, visible }),
      setOption: (groupId: string, key: string, value: Json) => tell("group.option", { groupId, key, value }),
      move: (groupId: string, direction: "up" | "down") => tell("group.move", { groupId, direction }),
      remove: (groupId: string) => tell("group.delete", { groupId }),
      mark: (groupId: string) => tell("group.markForDeletion", { groupId }),
      restore: (groupId: string) => tell("group.restore", { groupId }),
      setDisallowedLocales: (groupId: string, disallowedLocales: Locale[]) =>
        tell("group.languages", { groupId, disallowedLocales }),
      add: (input: { groupId: string; kind: string } & AddPlace) => tell("group.add", { ...input }),
    };
  }, [run, t, texts]);
}
