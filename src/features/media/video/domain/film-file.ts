import type { VideoFormat } from "../../domain/sniff.ts";
import { mp4Notes, probeMp4 } from "./mp4-file.ts";
import type { FilmBytes, FilmFacts, Patch } from "./read-at.ts";
import { probeWebm, webmNotes } from "./webm-file.ts";

/** Ways of keeping pictures that every browser of today plays, as the two formats name them. */
const playedCodecs = ["avc1", "avc3", "vp08", "vp09", "av01", "V_VP8", "V_VP9", "V_AV1"];

export function probeFilm(film: FilmBytes, format: VideoFormat): Promise<FilmFacts | null> {
  return format === "mp4" ? probeMp4(film) : probeWebm(film);
}

export function filmNotes(film: FilmBytes, format: VideoFormat): Promise<Patch[]> {
  return format === "mp4" ? mp4Notes(film) : webmNotes(film);
}

export const isPlayedCodec = (codec: string | null): boolean => codec !== null && playedCodecs.includes(codec);
