import { AmbientVideoElement } from "~/features/blocks/elements/ambient-video-element.ts";
import { AnnouncementElement } from "~/features/blocks/elements/announcement-element.ts";
import { CarouselElement } from "~/features/blocks/elements/carousel-element.ts";
import { DirectoryElement } from "~/features/blocks/elements/directory-element.ts";
import { MoreElement } from "~/features/blocks/elements/more-element.ts";
import { SplitElement } from "~/features/blocks/elements/split-element.ts";
import { VideoClickElement } from "~/features/blocks/elements/video-click-element.ts";
import { MapLinkElement } from "~/features/map/elements/map-link-element.ts";
import { MenuElement } from "~/features/site/elements/menu-element.ts";
import { SiteHeaderElement } from "~/features/site/elements/site-header-element.ts";

const elements: Record<string, CustomElementConstructor> = {
  "vt-header": SiteHeaderElement,
  "vt-menu": MenuElement,
  "vt-announcement": AnnouncementElement,
  "vt-carousel": CarouselElement,
  "vt-directory": DirectoryElement,
  "vt-split": SplitElement,
  "vt-more": MoreElement,
  "vt-ambient-video": AmbientVideoElement,
  "vt-video-click": VideoClickElement,
  "vt-map-link": MapLinkElement,
};

/** Brings the light parts of a page to life, those that come later included. A second call changes nothing. */
export function defineElements(): void {
  for (const [name, element] of Object.entries(elements)) {
    if (!customElements.get(name)) customElements.define(name, element);
  }
}
