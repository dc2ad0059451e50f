/**
 * What islands share: how they wake, and small things that several of them use. Each island hands `wake` on from here, so
 * that the bundler puts the whole of it into one script: five of a hundred bytes each would take five turns on a line that
 * fetches six files at a time.
 */
export { wake } from "./wake-island.ts";
import "~/features/golf/components/par-text.ts";
import "~/features/golf/domain/game-name.ts";
import "~/features/golf/domain/to-par.ts";
import "~/features/map/client/active-hole.ts";
import "~/features/map/components/map-list.tsx";
import "~/features/map/domain/distance.ts";
import "~/i18n/translate.ts";
import "~/lib/browser/prefers-calm.ts";
import "~/lib/browser/safe-storage.ts";
