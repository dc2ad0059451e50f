import { z } from "zod";
import { languageTag } from "~/lib/language-tag.ts";
import { env } from "~/server/env.ts";
import type { OutboundFetch } from "~/server/outbound/fetch.ts";
import { FeedFault, type FeedTrouble } from "./domain/feed-fault.ts";
import { readReviews, type FoundReview } from "./domain/read-reviews.ts";
import { parsedJson } from "./domain/parsed-json.ts";

interface Provider {
  url: string;
  key: string;
}

/** Five reviews of 4,000 characters take less. */
const mostBytes = 500_000;

/** Whom the operator has configured to ask for reviews; null where nobody is. */
export function reviewProvider(): Provider | null {
  const { REVIEWS_API_URL: url, REVIEWS_API_KEY: key } = env;
  return key === undefined ? null : { url, key };
}

/**
 * What customers have written of a place, in a language where they, or the provider, say it in that: `GET
 * <url>/<placeId>?languageCode=…` with the key in a header. Throws where there is no answer, or another one.
 */
export async function reviewsAt(
  fetch: OutboundFetch,
  { placeId, language, now }: { placeId: string; language: string; now: Date },
): Promise<FoundReview[]> {
  const provider = reviewProvider();
  if (provider === null) throw new FeedFault("nobody is configured to ask for reviews", "refused");
  const { origin } = new URL(provider.url);
  const address = `${provider.url.replace(/\/$/, "")}/${placeId}?${new URLSearchParams({ languageCode: languageTag(language) })}`;
  /** The operator's own choice may stand anywhere; it is not followed to another origin. */
  const isAllowed = (url: URL) => url.origin === origin;
  const { status, body } = await fetch(address, {
    headers: { "x-goog-api-key": provider.key, "x-goog-fieldmask": "id,reviews" },
    types: ["application/json"],
    bytes: mostBytes,
    isOwn: isAllowed,
    isAllowed,
  });
  const text = body.toString("utf8");
  if (status !== 200) throw new FeedFault(`the reviews' provider answered ${status}`, troubleOf(status, text));
  return readReviews(text, now);
}

const errorSchema = z.object({
  error: z.object({ details: z.array(z.object({ reason: z.string() }).partial()).nullish() }),
});

/** A key that is none is said with the same status as a place that is none. */
function troubleOf(status: number, body: string): FeedTrouble {
  if (status === 401 || status === 403) return "refused";
  if (status === 429) return "busy";
  if (status === 404) return "unknown";
  if (status !== 400) return "away";
  const details = errorSchema.safeParse(parsedJson(body)).data?.error.details ?? [];
  return details.some(({ reason }) => reason?.startsWith("API_KEY_")) ? "refused" : "unknown";
}
