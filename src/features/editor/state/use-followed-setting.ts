import { useState } from "react";
import type { EditorSetting } from "./editor-context.tsx";

/**
 * The setting that the editor opened with, in the language that its person has chosen meanwhile, with the name, zone and
 * languages that the site has now, and with what it may have now that its business joined the health opticians or left
 * them.
 */
export function useFollowedSetting(opened: EditorSetting, given: EditorSetting): EditorSetting {
  const { editorLocale, texts, isMember, siteName, timeZone, locales } = given;
  const [followed, setFollowed] = useState(opened);
  const now = { ...followed, editorLocale, texts, isMember, siteName, timeZone };
  if (String(followed.locales) !== String(locales)) {
    const { optionalLocales, pagePaths, viewTexts, viewData } = given;
    setFollowed({ ...now, locales, optionalLocales, pagePaths, viewTexts, viewData });
  } else if (
    followed.editorLocale !== editorLocale ||
    followed.isMember !== isMember ||
    followed.siteName !== siteName ||
    followed.timeZone !== timeZone
  )
    setFollowed(now);
  return followed;
}
