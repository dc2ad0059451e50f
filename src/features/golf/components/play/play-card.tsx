"use client";

import { useRef, useState } from "react";
import type { GameStore } from "../../client/game-store.ts";
import type { GameView } from "../../client/game-view.ts";
import { useHolePages } from "../../client/use-hole-pages.ts";
import type { Snap } from "../../domain/drawer-snap.ts";
import { ConnectionMark } from "../round/connection-mark.tsx";
import { HeldNotice } from "../round/held-notice.tsx";
import { RematchNotice } from "../round/rematch-notice.tsx";
import { RoundNotice } from "../round/round-notice.tsx";
import type { ScreenProps } from "../screen-props.ts";
import { DrawerBar } from "./drawer-bar.tsx";
import { tick } from "./haptics.ts";
import { HoleDots } from "./hole-dots.tsx";
import { PlayNav } from "./play-nav.tsx";
import { PlaySheets, type OpenSheet } from "./play-sheets.tsx";
import { PlayStrip } from "./play-strip.tsx";
import { ScoreAnnouncer } from "./score-announcer.tsx";
import type { ScoreHandlers } from "./score-handlers.ts";
import { useCoveredPage } from "./use-covered-page.ts";
import { useDrawer } from "./use-drawer.ts";
import { useFrame } from "./use-frame.ts";
import { useRankingFirst } from "./use-ranking-first.ts";
import { useSharedHole } from "./use-shared-hole.ts";
import { useShownRefusal } from "./use-shown-refusal.ts";
import { useWakeLock } from "./use-wake-lock.ts";

export type PlayCardProps = ScreenProps & { showHoleStates: boolean; view: GameView; store: GameStore | null };

/** The card of a round that is there: in the page, as a drawer over the map, or as a panel beside it. */
export function PlayCard({ view, store, showHoleStates, ...props }: PlayCardProps) {
  const { texts, course } = props;
  const total = course.holes.length + 1;
  const root = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const frame = useFrame(root);
  const isDrawer = frame === "drawer";
  const drawer = useDrawer(root, isDrawer);
  const snap: Snap = isDrawer ? drawer.snap : "full";
  useShownRefusal(view, drawer.snapTo);
  useRankingFirst(view, total - 1);
  const { index, goTo, strip } = useHolePages(total, view.game?.id ?? null);
  const [sheet, setSheet] = useState<OpenSheet>(null);
  useSharedHole({ index, holes: course.holes.length, goTo });
  useCoveredPage(isDrawer && snap === "full");
  useWakeLock(view.canScore);

  function onSnap(wanted: Snap) {
    drawer.snapTo(wanted);
    if (wanted === "low") handle.current?.focus(); // what had the focus may be out of sight now
  }

  const handlers: ScoreHandlers = {
    onTap(cell, delta) {
      if (store?.tap(cell, delta)) tick();
    },
    onPickAsked: (cell) => setSheet({ name: "pad", cell }),
    onScore(cell, score) {
      if (store?.setScore(cell, score)) tick();
    },
    onUndo: (fresh) => store?.undoFresh(fresh),
  };

  return (
    <>
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
        <DrawerBar {...{ snap, isDrawer, texts, handle, onSnap }} isWatching={view.isWatching}>
          {view.isWatching && <span className="golf-watching">{texts.watching}</span>}
          <ConnectionMark view={view} texts={texts} />
          {store && (
            <button
              type="button"
              className="golf-icon"
              data-icon="more"
              aria-label={texts.round}
              aria-haspopup="dialog"
              onClick={() => setSheet({ name: "menu" })}
            />
          )}
        </DrawerBar>
        <HoleDots {...{ course, view, index, texts }} showStates={showHoleStates} onGoTo={goTo} />
        <div className="golf-notices">
          <RoundNotice {...{ view, texts }} onSeen={store && (() => store.dismissRefusal())} />
          <RematchNotice {...{ view, texts }} paths={props.paths} />
          {store && <HeldNotice {...{ view, store, course, texts }} />}
        </div>
        <PlayStrip
          {...props}
          {...{ strip, index, view, store, handlers }}
          isLow={snap === "low"}
          onPlayersAsked={() => setSheet({ name: "players", isAdding: true })}
        />
        <PlayNav {...{ course, index, texts }} onGoTo={goTo} />
        <ScoreAnnouncer {...{ view, course, texts }} />
      </div>
      {store && <PlaySheets {...props} {...{ sheet, view, store }} onSheet={setSheet} onScore={handlers.onScore} />}
    </>
  );
}
