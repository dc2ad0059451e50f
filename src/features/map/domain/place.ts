import type { z } from "zod";
import type { placeSchema } from "./place-schema.ts";

/** A place that the map can show. */
export type Place = z.infer<typeof placeSchema>;
