import { freePlace, type Side } from "./free-place.ts";

const pressable = "a[href], button, input, select, textarea, summary, [role=button], [tabindex]:not([tabindex='-1'])";
/** The page has come to rest after this many milliseconds without scrolling. */
const rest = 120;

/**
 * Moves a bar that floats over the page out of the way of everything that can be pressed there, whenever the page comes
 * to rest; `isBusy` tells when it must stay where it is. Returns how to stop.
 */
export function keepFree(bar: HTMLElement, options: { side: Side; isBusy: () => boolean }): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const put = ({ side, lift }: { side: Side; lift: number }) => {
    bar.dataset["side"] = side;
    bar.style.setProperty("--lift", `${lift}px`);
  };
  const place = () => {
    if (options.isBusy()) return;
    put({ side: options.side, lift: 0 });
    const box = bar.getBoundingClientRect();
    const window = { width: document.documentElement.clientWidth, height: innerHeight };
    const beside = options.side === "left" ? box.left : window.width - box.right;
    const inset = { beside, below: window.height - box.bottom }; // a phone's own edges count
    put(freePlace(box, window, { parts: partsBeside(bar), side: options.side, inset }));
  };
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(place, rest);
  };
  place();
  const sizes = new ResizeObserver(soon);
  sizes.observe(document.body);
  addEventListener("scroll", soon, { passive: true, capture: true });
  addEventListener("resize", soon);
  document.addEventListener("focusin", soon);
  return () => {
    clearTimeout(timer);
    sizes.disconnect();
    removeEventListener("scroll", soon, { capture: true });
    removeEventListener("resize", soon);
    document.removeEventListener("focusin", soon);
  };
}

/** The boxes of what can be pressed and lies in the window; a link over two lines has one box a line. */
function partsBeside(bar: HTMLElement): DOMRect[] {
  return [...document.querySelectorAll<HTMLElement>(pressable)]
    .filter((part) => part !== bar && part.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .flatMap((part) => [...part.getClientRects()])
    .filter(({ width, height, top, bottom }) => width * height > 0 && bottom > 0 && top < innerHeight);
}
