import type { CSSProperties } from "react";
import { overlayOf } from "../domain/frame/overlay.ts";
import { themeOf } from "../domain/theme.ts";
import type { SiteIndex } from "../domain/pages/site-index.ts";

/** Triangles, bubbles or a gradient behind the page's content, where the site has them. Nobody hears or touches it. */
export function SiteOverlay({ index }: { index: Pick<SiteIndex, "settings" | "theme"> }) {
  const overlay = overlayOf(index.settings.appearance, themeOf(index.theme));
  if (!overlay) return null;
  const { shape, gradient } = overlay;
  const style = gradient ? { "--overlay-from": gradient.from, "--overlay-to": gradient.to } : {};
  return (
    <div
      aria-hidden="true"
      className="site-overlay"
      data-shape={shape ?? undefined}
      data-gradient={gradient ? "" : undefined}
      style={style as CSSProperties}
    />
  );
}
