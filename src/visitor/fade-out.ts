interface PageSwap extends Event {
  viewTransition: { skipTransition: () => void } | null;
  activation: { entry: { url: string | null } | null } | null;
}

/** The screens of a round take no part (`page-css.ts`): a page that fades into one of them is an error there. */
const isThereAtOnce = (url: string | null | undefined) => url?.includes("/~urban-golf-") ?? false;

/**
 * From page to page of the site, the one that is left lies as a picture over the next one and fades out (`site.css`). Only
 * the page that is left is taken a picture of: a browser lets no tap reach what it has taken one of, and whoever taps
 * means the next page.
 */
export function fadeOut(): void {
  const { style } = document.documentElement;
  addEventListener("pageswap", (event) => {
    const { viewTransition, activation } = event as PageSwap;
    if (isThereAtOnce(activation?.entry?.url)) viewTransition?.skipTransition();
    else style.viewTransitionName = "root";
  });
  addEventListener("pagereveal", () => (style.viewTransitionName = "")); // somebody has come back to it
}
