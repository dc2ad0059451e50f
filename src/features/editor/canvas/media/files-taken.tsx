import { useDroppedFiles } from "./use-dropped-files.ts";
import { usePastedFiles } from "./use-pasted-files.ts";

/** Takes files that are dropped onto the page, or pasted. It draws nothing. */
export function FilesTaken() {
  useDroppedFiles();
  usePastedFiles();
  return null;
}
