import { DomainError } from "~/lib/errors.ts";

const forms =
  /^(?:https?:\/\/)?(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:[^#\s]*&)?v=|embed\/)|youtu\.be\/|(?:www\.)?youtube-nocookie\.com\/embed\/)([\w-]{11})(\S*)$/i;

type YoutubeAddress = { ok: true; videoId: string } | { ok: false; refusal: keyof typeof youtubeRefusals };

/** Why an address is not taken: a key of the messages `errors`, and in English for logs. */
const youtubeRefusals = {
  "youtube-url": "invalid url",
  "youtube-id": "could not extract video id",
  "youtube-missing": "YouTube has no such film",
} as const;

/**
 * The 11-character id of a film in one of the forms that YouTube hands out: watch, embed, short link and no-cookie, with
 * or without a protocol. An address of another form is refused, and one whose id goes on where it should end.
 */
export function readYoutubeAddress(text: string): YoutubeAddress {
  const [, videoId, rest = ""] = forms.exec(text.trim()) ?? [];
  if (!videoId) return { ok: false, refusal: "youtube-url" };
  return /^(?:[/?&#]|$)/.test(rest) ? { ok: true, videoId } : { ok: false, refusal: "youtube-id" };
}

/** Refuses an address with `invalid` and the reason. */
export function refuseYoutube(refusal: keyof typeof youtubeRefusals): never {
  throw new DomainError("invalid", youtubeRefusals[refusal], { refusal });
}
