import { useInboxCount } from "../inbox/use-inbox-count.ts";
import { usePlanned } from "../publishing/use-planned.ts";
import { useEditorActions } from "../state/editor-context.tsx";
import type { Face } from "./later-menu.tsx";

/** The face of the menu on a phone; its name says what the dot on it means: that something has come, or is planned. */
export function useToldFace(face: Face): Face {
  const { t } = useEditorActions();
  const unread = useInboxCount()?.unread ?? 0;
  const planned = usePlanned();
  const told = [unread > 0 && t("inbox.unread", { count: unread }), planned?.words].filter(Boolean);
  return { ...face, label: [face.label, ...told].join(", ") };
}
