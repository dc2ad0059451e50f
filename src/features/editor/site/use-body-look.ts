import { useLayoutEffect } from "react";
import { themeAttributes, themeVariables, type Theme } from "~/features/blocks/theme.ts";

/** Gives the whole page a look, in place of the one that it came with; nothing while there is none. */
export function useBodyLook(theme: Theme | null): void {
  useLayoutEffect(() => {
    if (!theme) return;
    for (const [name, value] of Object.entries(themeVariables(theme))) document.body.style.setProperty(name, value);
    for (const [name, value] of Object.entries(themeAttributes(theme))) document.body.setAttribute(name, value);
  }, [theme]);
}
