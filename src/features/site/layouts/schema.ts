import { z } from "zod";

/** The layouts that a new page can begin with. */
export const layoutNameSchema = z.enum(["start", "about", "services", "contact", "text"]);
export type LayoutName = z.infer<typeof layoutNameSchema>;
