import { useMemo, useState } from "react";
import type { EditorSetting } from "./editor-context.tsx";

/**
 * The setting that the editor opened with, in the language that its person has chosen meanwhile, with the name, zone and
 * languages that the site has now, with what it may have now that its business joined the health opticians or left
 * them, and with the pages that visitors find now.
 */
export function useFollowedSetting(opened: EditorSetting, given: EditorSetting): EditorSetting {
  const { editorLocale, texts, viewTexts, isMember, siteName, timeZone, locales } = given;
  const [followed, setFollowed] = useState(opened);
  const pagePaths = useKeptWhileAlike(followed.pagePaths, given.pagePaths);
  const now = { ...followed, editorLocale, texts, viewTexts, isMember, siteName, timeZone, pagePaths };
  if (String(followed.locales) !== String(locales)) {
    const { optionalLocales, viewData } = given;
    setFollowed({ ...now, locales, optionalLocales, viewData });
  } else if (
    followed.editorLocale !== editorLocale ||
    followed.isMember !== isMember ||
    followed.siteName !== siteName ||
    followed.timeZone !== timeZone ||
    followed.pagePaths !== pagePaths
  )
    setFollowed(now);
  return followed;
}

/** The value that is given now, or the one before where both say the same. */
function useKeptWhileAlike<T>(before: T, given: T): T {
  return useMemo(
    () => (before !== given && JSON.stringify(before) === JSON.stringify(given) ? before : given),
    [before, given],
  );
}
