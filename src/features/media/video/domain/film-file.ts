import type { VideoFormat } from "../../domain/sniff.ts";
import { mp4Brand, mp4Notes, probeMp4 } from "./mp4-file.ts";
import type { FilmBytes, FilmFacts, Patch } from "./read-at.ts";
import { probeWebm, webmNotes } from "./webm-file.ts";

/** Ways of keeping pictures that every browser of today plays, as the two formats name them. */
const playedCodecs = ["avc1", "avc3", "vp08", "vp09", "av01", "V_VP8", "V_VP9", "V_AV1"];
/** And sound. A WebM has no other than these two. */
const playedSounds = ["mp4a", "Opus", "fLaC", ".mp3"];
/** What phones keep pictures in when they are to save room (HEVC). */
const phoneCodecs = ["hvc1", "hev1", "dvh1", "dvhe"];

export function probeFilm(film: FilmBytes, format: VideoFormat): Promise<FilmFacts | null> {
  return format === "mp4" ? probeMp4(film) : probeWebm(film);
}

/** What blanks a film's notes where they stand, and has a film of QuickTime say that it is an MP4. */
export async function filmPatches(film: FilmBytes, format: VideoFormat): Promise<Patch[]> {
  return format === "mp4" ? [...(await mp4Brand(film)), ...(await mp4Notes(film))] : webmNotes(film);
}

/** Whether every browser of today plays a film as it is. Of several sounds, one has to be played: players choose that. */
export function isPlayedEverywhere({ codec, sounds }: FilmFacts): boolean {
  const isSeen = codec !== null && playedCodecs.includes(codec);
  return isSeen && (sounds.length === 0 || sounds.some((sound) => playedSounds.includes(sound)));
}

/** Whether a phone has saved room with it, which its camera can be told not to. */
export const isOfPhone = ({ codec }: FilmFacts): boolean => codec !== null && phoneCodecs.includes(codec);
