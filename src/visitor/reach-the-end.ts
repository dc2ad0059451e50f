/**
 * The heights below the first screen are guesses until somebody comes near (`site-frame.css`): before a key leads to the
 * page's end, all of it is laid out, else that end would move away.
 */
export function reachTheEnd(): void {
  addEventListener("keydown", ({ key, metaKey }) => {
    if (key === "End" || (metaKey && key === "ArrowDown")) document.documentElement.dataset["whole"] = "";
  });
}
