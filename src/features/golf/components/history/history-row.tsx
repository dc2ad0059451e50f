import { timeOf } from "../../domain/game-name.ts";
import type { HistoryEntry } from "../../schema.ts";
import { fill } from "~/i18n/translate.ts";
import { usePlayedRound } from "../round/use-round.ts";
import { historyLine, type HistoryWords } from "./history-line.ts";

interface Props {
  entry: HistoryEntry;
  words: HistoryWords;
  /** This phone did it. */
  isOwn: boolean;
}

/** One change: what, by whom (or else by which phone), when; with the way back for who can still be brought back. */
export function HistoryRow({ entry, words, isOwn }: Props) {
  const { view, store, texts } = usePlayedRound();
  const { text, spoken } = historyLine(entry, words);
  const { event } = entry;
  const whose = event.by ? words.names.get(event.by) : undefined;
  const back =
    view.canScore && event.type === "player.removed"
      ? view.removed.find(({ id, removedAt }) => id === event.playerId && removedAt === event.removedAt)
      : undefined;
  return (
    <li className="golf-history__row" data-type={event.type}>
      <p className="golf-history__what">
        <span aria-hidden={text !== spoken}>{text}</span>
        {text !== spoken && <span className="sr-only">{spoken}</span>}
      </p>
      <p className="golf-history__who">
        {entry.device !== null && (
          <span className="golf-history__device" data-own={isOwn || undefined}>
            {whose ?? fill(texts.device, { number: entry.device })}
            {isOwn && ` (${texts.thisDevice})`}
          </span>
        )}
        <time dateTime={entry.at}>{timeOf(entry.at)}</time>
      </p>
      {back && (
        <button
          type="button"
          className="golf-chip"
          aria-label={fill(texts.named, { what: texts.bringBack, name: back.playerName })}
          onClick={() => void store.restorePlayer(back.id)}
        >
          {texts.bringBack}
        </button>
      )}
    </li>
  );
}
