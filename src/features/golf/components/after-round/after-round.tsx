"use client";

import { useEffect, useState, type ReactNode } from "react";
import { isPlayedOut } from "../../domain/hole-state.ts";
import { useRound } from "../round/use-round.ts";

const loadParts = () => import("./after-round-parts.tsx");

/**
 * What comes after a finished round. Nothing before, so that a phone fetches it only then, and nothing in a dead spot:
 * it is fetched once there is a line.
 */
export function AfterRound({ load = loadParts }: { load?: typeof loadParts }) {
  const { view, course } = useRound();
  const [parts, setParts] = useState<ReactNode>(null);
  const pageIds = course.holes.map((hole) => hole.pageId);
  const isOut = isPlayedOut(view.players, view.holes, pageIds);
  useEffect(() => {
    if (!isOut) return;
    load().then(
      ({ default: Parts }) => setParts((now) => now ?? <Parts />),
      () => undefined, // no network, or the server has another build by now
    );
  }, [isOut, view.isConnected, load]);
  return isOut && parts;
}
