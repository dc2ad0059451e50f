import { aboutLayout } from "./about.ts";
import { contactLayout } from "./contact.ts";
import { holeLayout, offerLayout, portraitLayout, portraitTextLayout, voiceLayout } from "./items.ts";
import type { Layout } from "./layout.ts";
import type { LayoutName } from "./schema.ts";
import { servicesLayout } from "./services.ts";
import { startLayout } from "./start.ts";
import { textLayout } from "./text.ts";

/** What stands on a new page that begins with a layout; `{name}` in it is what the page is called. */
export const layouts: Readonly<Record<LayoutName, Layout>> = {
  start: startLayout,
  about: aboutLayout,
  services: servicesLayout,
  contact: contactLayout,
  text: textLayout,
  portrait: portraitLayout,
  portraitText: portraitTextLayout,
  offer: offerLayout,
  voice: voiceLayout,
  hole: holeLayout,
};
