import { aboutLayout } from "./about.ts";
import { contactLayout } from "./contact.ts";
import type { Layout } from "./layout.ts";
import type { LayoutName } from "./schema.ts";
import { servicesLayout } from "./services.ts";
import { startLayout } from "./start.ts";
import { textLayout } from "./text.ts";

/** What stands on a new page that begins with a layout. */
export const layouts: Readonly<Record<LayoutName, Layout>> = {
  start: startLayout,
  about: aboutLayout,
  services: servicesLayout,
  contact: contactLayout,
  text: textLayout,
};
