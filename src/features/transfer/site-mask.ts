import { createHash } from "node:crypto";
import { idMask, type IdMask } from "./domain/masked-ids.ts";

/** What the ids of this site's rows are mixed with in its archive: see `maskedIds`. */
export function siteMask(siteId: string): IdMask {
  return idMask(createHash("sha256").update(siteId).digest());
}
