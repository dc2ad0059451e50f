import { CarouselElement } from "~/features/blocks/elements/carousel-element.ts";
import { VideoClickElement } from "~/features/blocks/elements/video-click-element.ts";
import { MapLinkElement } from "~/features/map/elements/map-link-element.ts";
import { MenuElement } from "~/features/site/elements/menu-element.ts";
import { SiteHeaderElement } from "~/features/site/elements/site-header-element.ts";

const elements: Record<string, CustomElementConstructor> = {
  "vt-header": SiteHeaderElement,
  "vt-menu": MenuElement,
  "vt-carousel": CarouselElement,
  "vt-video-click": VideoClickElement,
  "vt-map-link": MapLinkElement,
};

/** Parts that few pages have: each comes in a script of its own, unless its code is shorter than an answer's headers. */
const rareElements: Record<string, () => Promise<CustomElementConstructor>> = {
  "vt-announcement": async () =>
    (await import("~/features/blocks/elements/announcement-element.ts")).AnnouncementElement,
  "vt-ambient-video": async () =>
    (await import("~/features/blocks/elements/ambient-video-element.ts")).AmbientVideoElement,
  "vt-before-after": async () =>
    (await import("~/features/blocks/elements/before-after-element.ts")).BeforeAfterElement,
  "vt-booking": async () => (await import("~/features/blocks/elements/booking-element.ts")).BookingElement,
  "vt-count": async () => (await import("~/features/blocks/elements/count-element.ts")).CountElement,
  "vt-consent": async () => (await import("~/features/privacy/elements/consent-element.ts")).ConsentElement,
  "vt-businesses": async () => (await import("~/features/directory/elements/businesses-element.ts")).BusinessesElement,
  "vt-directory": async () => (await import("~/features/blocks/elements/directory-element.ts")).DirectoryElement,
  "vt-rows": async () => (await import("~/features/blocks/elements/rows-element.ts")).RowsElement,
  "vt-form-total": async () => (await import("~/features/forms/elements/form-total-element.ts")).FormTotalElement,
  "vt-slider": async () => (await import("~/features/blocks/elements/slider-element.ts")).SliderElement,
  "vt-search": async () => (await import("~/features/site/elements/search-element.ts")).SearchElement,
  "vt-submenus": async () => (await import("~/features/site/elements/submenus-element.ts")).SubmenusElement,
  "vt-split": async () => (await import("~/features/blocks/elements/split-element.ts")).SplitElement,
  "vt-lightbox": async () => (await import("~/features/blocks/elements/lightbox-element.ts")).LightboxElement,
  "vt-more": async () => (await import("~/features/blocks/elements/more-element.ts")).MoreElement,
};

/**
 * Brings the light parts of a page to life, those that come later included; of the rare ones those that stand there
 * already, or all. A second call changes nothing.
 */
export function defineElements(rare: "there" | "all"): void {
  for (const [name, element] of Object.entries(elements)) define(name, element);
  for (const [name, load] of Object.entries(rareElements)) {
    if (rare === "all" || document.querySelector(name)) void load().then((element) => define(name, element));
  }
}

function define(name: string, element: CustomElementConstructor): void {
  if (!customElements.get(name)) customElements.define(name, element);
}
