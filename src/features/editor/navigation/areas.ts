import { navigationAreaSchema } from "~/features/site/schema.ts";

/** Where a container of the navigation can be drawn, from the top of the page to its end. */
export const areas = navigationAreaSchema.options;
