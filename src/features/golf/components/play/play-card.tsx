"use client";

import { useRef } from "react";
import { useHolePages } from "../../client/use-hole-pages.ts";
import type { Snap } from "../../domain/drawer-snap.ts";
import { ConnectionMark } from "../round/connection-mark.tsx";
import { focusRound } from "../round/focus-round.ts";
import { HeldNotice } from "../round/held-notice.tsx";
import { RematchNotice } from "../round/rematch-notice.tsx";
import { RoundNotice } from "../round/round-notice.tsx";
import { RemovedPlayers } from "../players/removed-players.tsx";
import { useRound } from "../round/use-round.ts";
import { useSheets } from "../sheets/use-sheets.ts";
import { DrawerBar } from "./drawer-bar.tsx";
import { HoleDots } from "./hole-dots.tsx";
import { PlayNav } from "./play-nav.tsx";
import { PlayStrip } from "./play-strip.tsx";
import { ScoreAnnouncer } from "./score-announcer.tsx";
import { useCoveredPage } from "./use-covered-page.ts";
import { useDrawer } from "./use-drawer.ts";
import { useFrame } from "./use-frame.ts";
import { useRankingFirst } from "./use-ranking-first.ts";
import { useSharedHole } from "./use-shared-hole.ts";
import { useShownNotice } from "./use-shown-notice.ts";
import { useWakeLock } from "./use-wake-lock.ts";

/** The card of a round that is there: in the page, as a drawer over the map, or as a panel beside it. */
export function PlayCard({ showHoleStates }: { showHoleStates: boolean }) {
  const { view, store, texts, course, today } = useRound();
  const openSheet = useSheets();
  const total = course.holes.length + 1;
  const root = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const frame = useFrame(root);
  const isDrawer = frame === "drawer";
  const toHandle = () => handle.current?.focus(); // what had the focus may be out of sight now
  // Not before a sheet that the same step closes: until then, nothing below it can get the focus.
  const drawer = useDrawer(root, { isActive: isDrawer, onReturned: () => void setTimeout(toHandle) });
  const snap: Snap = isDrawer ? drawer.snap : "full";
  useShownNotice(view, drawer.snapTo);
  useRankingFirst(view, total - 1);
  const { index, goTo, strip } = useHolePages(total, view.game?.id ?? null);
  useSharedHole({ index, holes: course.holes, onMap: today.holes, goTo });
  useCoveredPage(isDrawer && snap === "full");
  useWakeLock(view.canScore);

  function onSnap(wanted: Snap) {
    drawer.snapTo(wanted);
    if (wanted === "low") toHandle();
  }

  return (
    <div
      ref={root}
      className="golf-play"
      data-frame={frame ?? undefined}
      data-snap={snap}
      {...drawer.pull}
      onClick={({ target }) => {
        const isHead = (target as Element).closest(".golf-play__head") !== null;
        if (isDrawer && snap === "low" && isHead) onSnap("full"); // as the handle does, with more room for a thumb
      }}
      onKeyDown={(event) => event.key === "Escape" && isDrawer && snap === "full" && onSnap("low")}
    >
      <DrawerBar {...{ snap, isDrawer, handle, onSnap }}>
        {view.isWatching && <span className="golf-watching">{texts.watching}</span>}
        <ConnectionMark />
        {store && (
          <button
            type="button"
            className="golf-icon"
            data-icon="more"
            aria-label={texts.round}
            aria-haspopup="dialog"
            onClick={() => openSheet({ name: "menu" })}
          />
        )}
      </DrawerBar>
      <HoleDots index={index} showStates={showHoleStates} onGoTo={goTo} />
      <PlayStrip {...{ strip, index }} isLow={snap === "low"} />
      {/* Below the rows: what comes and goes by itself moves no button from under a finger. */}
      <div className="golf-notices">
        <RoundNotice />
        <RematchNotice />
        <HeldNotice />
        <RemovedPlayers isOwn onRestored={focusRound} />
      </div>
      <PlayNav index={index} onGoTo={goTo} />
      <ScoreAnnouncer />
    </div>
  );
}
