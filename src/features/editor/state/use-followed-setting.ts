import { useState } from "react";
import type { EditorSetting } from "./editor-context.tsx";

/**
 * The setting that the editor opened with, in the language that its person has chosen meanwhile, with the name, zone and
 * languages that the site has now, with what it may have now that its business joined the health opticians or left
 * them, and with the pages that visitors find now.
 */
export function useFollowedSetting(opened: EditorSetting, given: EditorSetting): EditorSetting {
  const { editorLocale, texts, viewTexts, isMember, siteName, timeZone, locales } = given;
  const [followed, setFollowed] = useState(opened);
  const isAlike = JSON.stringify(followed.pagePaths) === JSON.stringify(given.pagePaths);
  const { pagePaths } = isAlike ? followed : given;
  const now = { ...followed, editorLocale, texts, viewTexts, isMember, siteName, timeZone, pagePaths };
  if (String(followed.locales) !== String(locales)) {
    const { optionalLocales, viewData } = given;
    setFollowed({ ...now, locales, optionalLocales, viewData });
  } else if (
    followed.editorLocale !== editorLocale ||
    followed.isMember !== isMember ||
    followed.siteName !== siteName ||
    followed.timeZone !== timeZone ||
    !isAlike
  )
    setFollowed(now);
  return followed;
}
