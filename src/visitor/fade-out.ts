/**
 * From page to page of the site, the one that is left lies as a picture over the next one and fades out (`site.css`). Only
 * the page that is left is taken a picture of: a browser lets no tap reach what it has taken one of, and whoever taps
 * means the next page.
 */
export function fadeOut(): void {
  const { style } = document.documentElement;
  addEventListener("pageswap", () => (style.viewTransitionName = "root"));
  addEventListener("pagereveal", () => (style.viewTransitionName = "")); // somebody has come back to it
}
