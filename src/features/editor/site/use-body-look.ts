import { useLayoutEffect } from "react";
import { darkRules } from "~/features/blocks/theme/dark-scheme.tsx";
import { themeAttributes, themeVariables, type Theme } from "~/features/blocks/theme/theme.ts";

/** Gives the whole page a look, in place of the one that it came with; nothing while there is none. */
export function useBodyLook(theme: Theme | null): void {
  useLayoutEffect(() => {
    if (!theme) return;
    for (const [name, value] of Object.entries(themeVariables(theme))) document.body.style.setProperty(name, value);
    for (const [name, value] of Object.entries(themeAttributes(theme))) document.body.setAttribute(name, value);
    const rules = darkRules(theme);
    if (rules === (darkSheet()?.textContent ?? "")) return;
    (darkSheet() ?? document.head.appendChild(newSheet())).textContent = rules;
  }, [theme]);
}

function darkSheet(): HTMLStyleElement | null {
  return document.querySelector<HTMLStyleElement>("style[data-look-dark]");
}

function newSheet(): HTMLStyleElement {
  const sheet = document.createElement("style");
  sheet.dataset["lookDark"] = "";
  return sheet;
}
