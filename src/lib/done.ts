import { z } from "zod";

/** What a procedure answers that has nothing to tell but that it is done. */
export const doneSchema = z.strictObject({ success: z.literal(true) });
export const done = { success: true } as const;
