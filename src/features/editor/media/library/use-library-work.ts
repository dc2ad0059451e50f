import { useShowSaid } from "../use-show-said.ts";
import { useFiling } from "./use-filing.ts";
import { useMediumFiles } from "./use-medium-files.ts";
import { useRemoveMedia } from "./use-remove-media.ts";

/** What can be done with media of the library; each tells in a toast how it went. */
export function useLibraryWork() {
  const { showTruth: refresh } = useShowSaid();
  return { refresh, ...useFiling(), ...useMediumFiles(), remove: useRemoveMedia() };
}

export type LibraryWork = ReturnType<typeof useLibraryWork>;
