import { z } from "zod";

/** Where a page or group stands between draft and removal. */
export const statusSchema = z.enum(["draft", "published", "markedForDeletion", "archived", "deleted"]);
export type Status = z.infer<typeof statusSchema>;
