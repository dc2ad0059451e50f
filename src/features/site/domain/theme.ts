import { opticianTheme, themeSchema, type Theme } from "~/features/blocks/theme.ts";

/** The stored theme, or the first of our own when it is not valid. */
export function themeOf(stored: unknown): Theme {
  const theme = themeSchema.safeParse(stored);
  return theme.success ? theme.data : opticianTheme;
}
