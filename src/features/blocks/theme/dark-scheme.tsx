import { themeVariables, type Theme } from "./theme.ts";

/** Pictures shine less by night. A logo was drawn for white: there it disappears into the page, here it gets a plate. */
const beside =
  ".site{color-scheme:dark}" +
  ".site :is(.image,.video){filter:brightness(.88)}" +
  ".site .logos .logo{background:#fff;color:#1a1a1a;mix-blend-mode:normal}";

/**
 * The style sheet that gives the site's look its dark colours where a device asks for them, on screens alone; empty for
 * a look without them. What it says is more important than what stands on the site's root element.
 */
export function darkRules(theme: Theme): string {
  if (!theme.dark) return "";
  const light = themeVariables(theme);
  const dark = themeVariables({ ...theme, palette: theme.dark }, "night");
  const names = [...new Set([...Object.keys(light), ...Object.keys(dark)])].filter(
    (name) => light[name] !== dark[name],
  );
  const changed = names.map((name) => `${name}:${dark[name] ?? "initial"}!important`).join(";");
  return `@media screen and (prefers-color-scheme:dark){.site{${changed}}${beside}}`;
}

/** Stands before all that it colours, so that nothing is seen in other colours first. */
export function DarkScheme({ theme }: { theme: Theme }) {
  const rules = darkRules(theme);
  return rules === "" ? null : <style data-look-dark="">{rules}</style>;
}
