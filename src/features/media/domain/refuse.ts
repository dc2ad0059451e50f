import { DomainError } from "~/lib/errors.ts";

/** Why a file is not taken: a key of the messages `errors`, and in English for logs. */
const uploadRefusals = {
  "file-type": "File type not allowed",
  "file-extension": "File has no extension",
  "file-heic": "File type not allowed",
  "file-size": "File is larger than 15 MB",
  "file-empty": "File is empty",
  "document-type": "File type not allowed",
  "document-broken": "The file is not the document that its name says",
  "document-macros": "The document holds macros",
  "svg-size": "SVG is larger than 500 kB",
  "svg-with-pictures": "SVG holds pictures",
  "svg-too-costly": "The SVG is too much work to draw",
  "picture-pixels": "The picture has more than 40 million pixels",
  "not-a-picture": "The file is damaged, or no picture although its name says so",
  "picture-broken": "The picture cannot be read",
} as const;
export type UploadRefusal = keyof typeof uploadRefusals;

/** Refuses a file with `invalid` and the reason. */
export function refusePicture(refusal: UploadRefusal, cause?: unknown): never {
  throw new DomainError("invalid", uploadRefusals[refusal], { refusal }, cause === undefined ? undefined : { cause });
}
