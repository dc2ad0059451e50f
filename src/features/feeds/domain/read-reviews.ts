import { z } from "zod";
import { textHash } from "~/lib/text-hash.ts";
import { FeedFault } from "./feed-fault.ts";
import { eachOnce } from "./feed-document.ts";
import { cut, tidy } from "./plain-text.ts";
import { postDate } from "./post-date.ts";
import { parsedJson } from "./parsed-json.ts";
import { webAddress } from "./web-address.ts";

/** A review as it is kept. */
export interface FoundReview {
  externalId: string;
  /** From 1 to 5. */
  rating: number;
  text: string;
  /** Which language the text is in; empty where nobody says so. */
  language: string;
  authorName: string;
  /** Where the provider shows who wrote it. */
  authorUrl: string | null;
  relativeTimeDescription: string;
  writtenAt: Date | null;
}

/** More of a place are not kept; the provider gives five. */
const mostReviews = 20;

const words = z.object({ text: z.string(), languageCode: z.string().nullish() });
const reviewSchema = z.object({
  name: z.string().nullish(),
  rating: z.number().min(1).max(5),
  text: words.nullish(),
  originalText: words.nullish(),
  authorAttribution: z.object({ displayName: z.string(), uri: z.string().max(2000).nullish().catch(null) }),
  relativePublishTimeDescription: z.string().nullish(),
  publishTime: z.string().nullish(),
});
const placeSchema = z.object({ id: z.string().min(1), reviews: z.array(z.unknown()).nullish() });

/**
 * What is written of a place: `{ "id": "…", "reviews": [{ "name", "rating", "text": { "text", "languageCode" },
 * "originalText", "authorAttribution": { "displayName", "uri" }, "relativePublishTimeDescription", "publishTime" }] }`.
 * A place without reviews is one that nobody wrote of; a review that is none is left out. Throws `FeedFault` for every
 * other answer, so that nothing that was kept is lost. Pure.
 */
export function readReviews(body: string, now: Date): FoundReview[] {
  const answer = placeSchema.safeParse(parsedJson(body));
  if (!answer.success) throw new FeedFault("not a place");
  const written = (answer.data.reviews ?? []).slice(0, mostReviews);
  const found = eachOnce(written.flatMap((each) => reviewOf(each, now) ?? []));
  if (written.length > 0 && found.length === 0) throw new FeedFault("a place without a sensible review");
  return found;
}

function reviewOf(written: unknown, now: Date): FoundReview | null {
  const review = reviewSchema.safeParse(written);
  if (!review.success) return null;
  const { name, rating, originalText, publishTime, authorAttribution } = review.data;
  const said = review.data.text ?? originalText;
  const author = cut(tidy(authorAttribution.displayName.slice(0, 500)), 120);
  return {
    externalId: textHash(name || `${author}\n${publishTime ?? said?.text ?? ""}`),
    rating,
    text: cut(tidy((said?.text ?? "").slice(0, 20_000)), 4_000),
    language: languageCode(said?.languageCode),
    authorName: author,
    authorUrl: webAddress(authorAttribution.uri),
    relativeTimeDescription: cut(tidy((review.data.relativePublishTimeDescription ?? "").slice(0, 500)), 80),
    writtenAt: postDate(publishTime ?? "", now),
  };
}

/** As HTML names a language; empty for what is none. */
function languageCode(written: string | null | undefined): string {
  return written && /^[a-z]{2,3}(-[a-z\d]{2,8})*$/i.test(written) ? written : "";
}
