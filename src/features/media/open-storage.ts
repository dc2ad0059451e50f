import { diskStorage } from "./disk-storage.ts";
import type { MediaStorage } from "./storage.ts";

/** The storage of this installation: the folder `media` of its data. */
export function mediaStorage(): MediaStorage {
  return diskStorage();
}
