import { useMemo } from "react";
import { toast } from "sonner";
import type { LinkValue } from "~/features/blocks/option-kinds.ts";
import type { Json } from "~/lib/json.ts";
import type { Locale } from "~/lib/locales.ts";
import { refusalText } from "../dialogs/message-of.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import type { TextPlace } from "~/features/page/domain/groups.ts";
import { longestText } from "~/features/page/domain/text-limits.ts";
import { isPlainObject } from "~/lib/same-json.ts";
import type { RunOptions } from "../state/types.ts";
import type { AddPlace } from "./canvas-context.ts";
import { figure } from "./figure.ts";

interface FieldPlace {
  groupId: string;
  fieldName: string;
}

/** A plain text as it stands and the saved one that it was typed upon; null is no text. */
export interface TypedText {
  text: string | null;
  base: string | null;
}

/** The page commands as the canvas and its menus use them; a refusal is told in a toast. */
export function useCommands() {
  const { run, t, texts } = useEditorActions();
  return useMemo(() => {
    const tell = (command: string, input: Json, options?: RunOptions): boolean => {
      const result = run(command, input, options);
      if (result.ok) return true;
      const text = isPlainObject(input) && typeof input.text === "string" ? input.text : null;
      toast.error(t("group.failed", { reason: refusalText(result.refusal, texts) }), {
        id: command,
        ...(text && {
          duration: Infinity, // somebody's words do not vanish on their own
          action: { label: t("save.copyText"), onClick: () => void navigator.clipboard.writeText(text) },
        }),
      });
      return false;
    };
    return {
      setText: (place: TextPlace, typed: TypedText, options: RunOptions) =>
        tell("field.text", { ...place, ...typed }, options),
      setRichText: (place: TextPlace, typed: { json: Json; base: Json }, options: RunOptions) =>
        tell("field.richText", { ...place, ...typed }, options),
      /** Says that nothing was put in, because it is longer than the room that is left. */
      tellTooLong: ({ inserted, room }: { inserted: number; room: number }) => {
        toast.error(t("text.tooLong", { inserted: figure(inserted), room: figure(room), most: figure(longestText) }), {
          id: "text.tooLong",
          duration: 10_000,
        });
      },
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
      /** Says the same of a formatted text. */
      tellRichTextTooLong: () => {
        toast.error(t("text.richTooLong"), { id: "text.tooLong", duration: 10_000 });
      },
    };
  }, [run, t, texts]);
}
