import { useState } from "react";
import type { EditorSetting } from "./editor-context.tsx";

/**
 * The setting that the editor opened with, in the language that its person has chosen meanwhile, and with what the site
 * may have now that its business joined the health opticians or left them.
 */
export function useFollowedSetting(opened: EditorSetting, given: EditorSetting): EditorSetting {
  const { editorLocale, texts, isMember } = given;
  const [followed, setFollowed] = useState(opened);
  if (followed.editorLocale !== editorLocale || followed.isMember !== isMember)
    setFollowed({ ...followed, editorLocale, texts, isMember });
  return followed;
}
