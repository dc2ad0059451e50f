/** Reads a part of a film, wherever it lies; fewer bytes than asked for where it ends. */
type ReadAt = (start: number, length: number) => Promise<Buffer>;

/** A film that is read in parts, so that none is ever held as a whole. */
export interface FilmBytes {
  size: number;
  readAt: ReadAt;
}

/** What a film that has pictures says of itself; null is what it leaves out. */
export interface FilmFacts {
  /** As it is shown, in px. */
  size: { width: number; height: number } | null;
  /** Browsers that record one do not know yet how long it will be. */
  seconds: number | null;
  codec: string | null;
  /** Of its sounds: none where it is silent, several where players may choose. */
  sounds: string[];
}

/** A place of a file and what is to stand there: these bytes, and zeros behind them up to `end`. */
export interface Patch {
  start: number;
  bytes: Buffer;
  end: number;
}

/** What is read of a film's directory at the most. */
export const mostHeadBytes = 64 * 1024 * 1024;
/** So many parts are looked at; a film of hours that was recorded by a browser has some ten thousand. */
export const mostParts = 200_000;
