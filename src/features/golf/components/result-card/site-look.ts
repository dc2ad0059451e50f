/** The site's colours and fonts, as its theme sets them on the page. */
export interface SiteLook {
  color: (
    name: "primary" | "secondary" | "paper" | "background" | "on-primary" | "on-secondary" | "on-paper",
  ) => string;
  /** A font for the canvas: `heading` for large words, `body` for the rest. */
  font: (kind: "heading" | "body", size: number, weight?: number) => string;
  radius: number;
}

/** Reads the theme of the page and waits until its fonts are there. */
export async function siteLook(): Promise<SiteLook> {
  const style = getComputedStyle(document.querySelector(".site") ?? document.body);
  const value = (name: string) => style.getPropertyValue(`--site-${name}`).trim();
  const headingWeight = Number(value("heading-weight")) || 700;
  const look: SiteLook = {
    color: (name) => value(name) || "#111111",
    font: (kind, size, weight = kind === "heading" ? headingWeight : 500) =>
      `${weight} ${size}px ${value(`font-${kind}`) || "sans-serif"}`,
    radius: Number.parseFloat(value("radius")) * 16 || 0,
  };
  const fonts = [look.font("heading", 100), look.font("body", 40), look.font("body", 40, 700)];
  await Promise.all(fonts.map((font) => document.fonts.load(font).catch(() => [])));
  return look;
}
