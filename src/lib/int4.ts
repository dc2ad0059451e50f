import { z } from "zod";

/** A whole number that the database's `integer` holds. */
export const int4 = z.number().int().min(-2_147_483_648).max(2_147_483_647);
