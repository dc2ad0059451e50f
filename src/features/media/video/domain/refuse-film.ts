import { DomainError } from "~/lib/errors.ts";

/** Why a film is not taken: a key of the messages `errors`, and in English for logs. */
const filmRefusals = {
  "film-size": "The film is too large",
  "film-broken": "The film cannot be read",
  "film-codec": "Not every browser plays this film",
  "film-hevc": "Not every browser plays films in HEVC",
  "film-type": "File type not allowed",
} as const;

/** Refuses a film with `invalid` and the reason. */
export function refuseFilm(refusal: keyof typeof filmRefusals, details: object = {}): never {
  throw new DomainError("invalid", filmRefusals[refusal], { refusal, ...details });
}
