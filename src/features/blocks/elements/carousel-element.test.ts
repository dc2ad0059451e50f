// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";

beforeAll(async () => {
  const { CarouselElement } = await import("./carousel-element.ts"); // needs a browser's HTMLElement
  if (!customElements.get("vt-carousel")) customElements.define("vt-carousel", CarouselElement);
});

/** Where the track was sent. */
const sent: number[] = [];
const [windowWide, trackWide, slideWide] = [1_000, 5_000, 400];

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(private readonly call: () => void) {}
      observe = (): void => this.call();
      disconnect = (): void => undefined;
    },
  );
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function show(step: "" | "window" = "", scrollWidth = trackWide): HTMLElement {
  const host = document.createElement("vt-carousel");
  if (step) host.dataset["step"] = step;
  host.innerHTML = `<output class="carousel__count"></output><ul class="cards"><li></li><li></li></ul>
    <button class="arrow" data-direction="prev"></button><button class="arrow" data-direction="next"></button>`;
  const track = host.querySelector("ul")!;
  Object.defineProperties(track, { clientWidth: { value: windowWide }, scrollWidth: { value: scrollWidth } });
  Object.defineProperty(track.children[1], "offsetLeft", { value: slideWide });
  track.scrollTo = ((to: ScrollToOptions) => {
    sent.push(to.left ?? 0);
    track.scrollLeft = to.left ?? 0;
  }) as never;
  document.body.append(host);
  return track;
}

it("moves by a slide where a mouse is dragged further than 50 px", () => {
  const track = show();
  const drag = (by: number) => {
    for (const [type, clientX] of [
      ["pointerdown", 500],
      ["pointerup", 500 + by],
    ] as const)
      track.dispatchEvent(new PointerEvent(type, { pointerType: "mouse", button: 0, clientX, bubbles: true }));
  };
  drag(-50);
  drag(50);
  expect(sent).toEqual([]);
  drag(-51);
  expect(sent).toEqual([slideWide]);
  drag(51);
  expect(sent).toEqual([slideWide, 0]);
});

it("wraps at both ends", () => {
  show();
  const [back, on] = document.querySelectorAll<HTMLElement>(".arrow");
  back?.click();
  on?.click();
  expect(sent).toEqual([trackWide - windowWide, 0]);
});

it("moves people and reviews by 95 percent of their window", () => {
  show("window");
  document.querySelector<HTMLElement>("[data-direction=next]")?.click();
  expect(sent).toEqual([0.95 * windowWide]);
});

it("counts the last place where the last step is a short one", () => {
  const track = show("window", windowWide + 200);
  const count = () => document.querySelector(".carousel__count")?.textContent;
  expect(count()).toBe("1 / 2");
  document.querySelector<HTMLElement>("[data-direction=next]")?.click();
  track.dispatchEvent(new Event("scroll"));
  expect(sent).toEqual([200]);
  expect(count()).toBe("2 / 2");
});
