// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";

beforeAll(async () => {
  const { SliderElement } = await import("./slider-element.ts"); // needs a browser's HTMLElement
  if (!customElements.get("vt-slider")) customElements.define("vt-slider", SliderElement);
});

const animate = vi.fn();
/** Says that some of the slides' window has come into view. */
let inView = (): void => undefined;
/** Says that the slides or their window have another size. */
let resized = (): void => undefined;
const told: unknown[] = [];

beforeEach(() => {
  told.length = 0;
  animate.mockReset();
  const Observer = class {
    constructor(private readonly call: () => void) {}
    observe(): void {
      this.call();
    }
    disconnect(): void {}
  };
  vi.stubGlobal(
    "ResizeObserver",
    class extends Observer {
      constructor(call: () => void) {
        super(call);
        resized = call;
      }
    },
  );
  vi.stubGlobal(
    "IntersectionObserver",
    class extends Observer {
      constructor(call: (entries: { isIntersecting: boolean }[]) => void) {
        super(() => call([{ isIntersecting: true }]));
        inView = () => super.observe();
      }
      override observe(): void {}
    },
  );
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  Object.assign(Element.prototype, { animate, getAnimations: () => [], scrollTo: () => undefined });
  document.body.innerHTML = `<section id="section-s"><vt-slider data-page="p">
    <div class="slider__window"><div class="slider__slides">${'<div class="cards__item">Bild</div>'.repeat(3)}</div></div>
    <nav class="slider__dots">${'<a href="#"></a>'.repeat(3)}</nav><button class="slider__on"></button>
  </vt-slider></section>`;
  document.querySelector("vt-slider")?.addEventListener("slider_progress_update", (event) => {
    told.push((event as CustomEvent).detail);
  });
});
afterEach(() => {
  document.body.replaceChildren();
  for (const name of ["animate", "getAnimations", "scrollTo"]) Reflect.deleteProperty(Element.prototype, name);
  vi.unstubAllGlobals();
});

const shown = () =>
  [...document.querySelectorAll(".slider__dots a")].findIndex((dot) => dot.hasAttribute("aria-current"));

it("glides for half a second to the slide that its arrow or a dot leads to, and tells of it", () => {
  document.querySelector<HTMLElement>(".slider__on")?.click();
  expect(shown()).toBe(1);
  expect(animate.mock.calls).toEqual([[expect.anything(), { duration: 500, easing: "ease" }]]);
  expect(told).toEqual([
    {
      sliderId: "s",
      pageId: "p",
      totalProgress: expect.closeTo((0.8 * 2) / 3) as unknown,
      totalSlideCount: 3,
      currentIndex: 1,
    },
  ]);
  document.querySelectorAll<HTMLElement>(".slider__dots a")[2]?.click();
  expect(shown()).toBe(2);
  expect(animate).toHaveBeenCalledTimes(2);
});

it("changes the slide by a mouse that is dragged further than 20 px, once", () => {
  const slide = document.querySelector<HTMLElement>(".cards__item");
  const point = (type: string, clientY: number) =>
    slide?.dispatchEvent(
      new PointerEvent(type, { pointerType: "mouse", button: 0, buttons: 1, clientY, bubbles: true }),
    );
  point("pointerdown", 300);
  point("pointermove", 280);
  expect(shown()).toBe(0);
  point("pointermove", 279);
  expect(shown()).toBe(1);
  point("pointermove", 100);
  expect(shown()).toBe(1);
});

/** A finger goes from 300 px to 200. */
function swipeUp(): void {
  const touch = (type: string, clientY: number) =>
    document.dispatchEvent(Object.assign(new Event(type), { touches: [{ clientX: 0, clientY }] }));
  touch("touchstart", 300);
  touch("touchmove", 290);
  touch("touchmove", 200);
}

/** The page's scrolling is captured by the slides. */
function captured(): HTMLElement | null {
  const slider = document.querySelector<HTMLElement>("vt-slider");
  const frame = document.querySelector<HTMLElement>(".slider__window");
  const box = { top: 0, bottom: innerHeight, height: innerHeight } as DOMRect;
  Object.assign(frame ?? {}, { getBoundingClientRect: () => box, scrollIntoView: () => undefined });
  inView();
  expect(slider?.dataset["state"]).toBe("locked");
  return slider;
}

it.each([
  [1, 1, "locked"],
  [2.5, 0, "free"],
])(
  "leaves gestures to who has zoomed in: at %d, a finger comes to slide %d, and the page is %s",
  (scale, at, state) => {
    const slider = captured();
    vi.stubGlobal("visualViewport", { scale });
    swipeUp();
    expect([shown(), slider?.dataset["state"]]).toEqual([at, state]);
  },
);

it("captures the page anew, and moves by fingers, once slides that were too high for a turned phone fit again", () => {
  const slider = captured();
  const frame = document.querySelector<HTMLElement>(".slider__window");
  const slide = document.querySelector<HTMLElement>(".cards__item");
  const rotate = (offsetHeight: number) => {
    Object.defineProperty(slide, "offsetHeight", { value: offsetHeight, configurable: true });
    resized();
  };
  const scrollTo = (top: number) => {
    const box = { top, bottom: top + innerHeight, height: innerHeight } as DOMRect;
    Object.assign(frame ?? {}, { getBoundingClientRect: () => box });
    dispatchEvent(new Event("scroll"));
  };
  rotate(900);
  expect(slider?.dataset["state"], "a list that scrolls by itself").toBeUndefined();
  scrollTo(innerHeight / 2);
  scrollTo(0);
  swipeUp();
  expect(shown(), "while it does not move").toBe(0);
  rotate(0);
  expect(slider?.dataset["state"]).toBe("locked");
  swipeUp();
  expect(shown()).toBe(1);
});

it("lets the page go when a drawer over it closes, and Escape did not reach the slides", () => {
  const slider = captured();
  document.body.append(document.createElement("dialog"));
  document.querySelector("dialog")?.dispatchEvent(new Event("close")); // it does not bubble
  expect(slider?.dataset["state"]).toBe("free");
  dispatchEvent(new Event("scroll"));
  expect(slider?.dataset["state"], "while the slides stay in view").toBe("free");
});
