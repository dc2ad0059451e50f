import { timeOf } from "../../domain/game-name.ts";
import type { HistoryEntry, RemovedPlayer } from "../../schema.ts";
import { fill } from "~/i18n/translate.ts";
import { historyLine, type HistoryWords } from "./history-line.ts";

interface Props {
  entry: HistoryEntry;
  words: HistoryWords;
  locale: string;
  isOwn: boolean;
  /** Who can still be brought back. */
  removed: RemovedPlayer[];
  onRestore: (playerId: string) => void;
}

/** One change: what, by whom (or else by which phone), when. */
export function HistoryRow({ entry, words, locale, isOwn, removed, onRestore }: Props) {
  const { texts } = words;
  const { text, spoken } = historyLine(entry, words);
  const { event } = entry;
  const whose = event.by ? words.names.get(event.by) : undefined;
  const back =
    event.type === "player.removed"
      ? removed.find(({ id, removedAt }) => id === event.playerId && removedAt === event.removedAt)
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
        <time dateTime={entry.at}>{timeOf(entry.at, locale)}</time>
      </p>
      {back && (
        <button
          type="button"
          className="golf-chip"
          aria-label={`${texts.bringBack}: ${back.playerName}`}
          onClick={() => onRestore(back.id)}
        >
          {texts.bringBack}
        </button>
      )}
    </li>
  );
}
