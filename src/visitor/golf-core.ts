/**
 * What several screens of a round share. Each of them hands `wake` on from here, so that the bundler puts the whole of it
 * into one script: a phone fetches a few scripts sooner than twenty small ones, and the next screen has it already.
 */
export { wake } from "./island-core.ts";
import "@trpc/client";
import "~/features/golf/client/this-phone.ts";
import "~/features/golf/client/use-game.ts";
import "~/features/golf/client/start-round.ts";
import "~/features/golf/client/connection/open-early.ts";
import "~/features/golf/components/after-round/after-round.tsx";
import "~/features/golf/components/coupon/coupon-visit.ts";
import "~/features/golf/components/kept-screen.tsx";
import "~/features/golf/components/players/players-panel.tsx";
import "~/features/golf/components/ranking/ranking-actions.tsx";
import "~/features/golf/components/ranking/ranking-table.tsx";
import "~/features/golf/components/round/connection-mark.tsx";
import "~/features/golf/components/round/held-notice.tsx";
import "~/features/golf/components/round/rematch-notice.tsx";
import "~/features/golf/components/round/round-foot.tsx";
import "~/features/golf/components/round/round-notice.tsx";
import "~/features/golf/components/round/round-provider.tsx";
import "~/features/golf/components/round/round-state.tsx";
import "~/features/golf/components/round/use-round.ts";
import "~/features/golf/components/sheets/sheet.tsx";
import "~/features/golf/components/sheets/use-sheets.ts";
import "~/features/golf/domain/winner.ts";
