/**
 * Small things that several islands share. Each island names this file, so that the bundler puts the whole of it into one
 * script: five of a hundred bytes each would take five turns on a line that fetches six files at a time.
 */
import "~/features/golf/components/par-text.ts";
import "~/features/map/client/active-hole.ts";
import "~/features/map/domain/distance.ts";
import "~/i18n/translate.ts";
import "~/lib/prefers-calm.ts";
import "~/lib/safe-storage.ts";
