"use client";

import { useEffect, useRef, useState } from "react";
import type { Course } from "../../course.ts";
import { newsBetween, type RoundMoment, type RoundNews } from "../../domain/round-news.ts";
import { fill } from "~/i18n/translate.ts";
import type { GolfTexts } from "../../texts.ts";
import { spokenScore } from "../par-text.ts";
import { useRound } from "../round/use-round.ts";

/** Several taps in a row are said as one sentence, with the last value. */
const quietMs = 900;
/** A busy round is heard of at least this often. */
const longestMs = 3_000;
/** More than this at once is a number only. */
const mostNews = 4;

/** The screen's one voice: says politely whose score changed, here or on another phone, and what else is new. */
export function ScoreAnnouncer() {
  const { view, course, texts } = useRound();
  const [sentence, setSentence] = useState("");
  const said = useRef<RoundMoment | null>(null);
  const dueAt = useRef<number | null>(null);
  const { status, players, holes, isLocked, isKept, addedUp } = view;
  const isOffline = view.line === "offline";

  useEffect(() => {
    if (status !== "ready") return;
    const now = { players, holes, isLocked, isOffline, addedUp };
    const before = said.current;
    if (!before) {
      said.current = now; // how the round stood when it was opened is no news
      return;
    }
    dueAt.current ??= Date.now() + longestMs;
    const wait = Math.max(0, Math.min(quietMs, dueAt.current - Date.now()));
    const timer = setTimeout(() => {
      dueAt.current = null;
      said.current = now;
      const news = newsBetween(before, now);
      if (news.length > 0) setSentence(sentenceOf(news, { course, texts, isKept }));
    }, wait);
    return () => clearTimeout(timer);
  }, [status, players, holes, isLocked, isOffline, isKept, addedUp, course, texts]);

  return (
    <p className="sr-only golf-announcer" role="status">
      {sentence}
    </p>
  );
}

interface Telling {
  course: Course;
  texts: GolfTexts;
  /** What is entered outlives the tab. */
  isKept: boolean;
}

function sentenceOf(news: RoundNews[], telling: Telling): string {
  if (news.length > mostNews) return fill(telling.texts.manyChanges, { count: news.length });
  return news.map((entry) => phraseOf(entry, telling)).join(". ");
}

function phraseOf(entry: RoundNews, { course, texts, isKept }: Telling): string {
  switch (entry.type) {
    case "score": {
      const hole = course.holes.find(({ pageId }) => pageId === entry.pageId);
      const where = hole ? `, ${fill(texts.hole, { number: hole.number })}` : "";
      const why = entry.isAddedUp ? `: ${fill(texts.addedUp, { score: entry.score })}` : "";
      return spokenScore(entry.playerName, entry.score, texts) + where + why;
    }
    case "joined":
      return fill(texts.hasJoined, { name: entry.playerName });
    case "left":
      return fill(texts.wasRemoved, { name: entry.playerName });
    case "locked":
      return texts.wasLocked;
    case "reopened":
      return texts.wasReopened;
    case "offline":
      return isKept ? texts.offlineHint : texts.offlineUnkept;
    case "online":
      return texts.online;
  }
}
