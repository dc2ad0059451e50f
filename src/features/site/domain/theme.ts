import { opticianTheme } from "~/features/blocks/theme/theme-presets.ts";
import { themeSchema, type Theme } from "~/features/blocks/theme/theme.ts";

/** The stored theme, or the first of our own when it is not valid. */
export function themeOf(stored: unknown): Theme {
  const theme = themeSchema.safeParse({ ...formerKicker(stored), ...(stored as object | null) });
  return theme.success ? theme.data : opticianTheme;
}

/** Before a theme could choose, a grotesque alone had the small line above its titles in capitals. */
function formerKicker(stored: unknown): { kicker?: Theme["kicker"] } {
  const { fonts } = (stored ?? {}) as { fonts?: { heading?: unknown } };
  return fonts?.heading === "bricolage" ? { kicker: "caps" } : {};
}
