import type { ShownReview } from "~/features/blocks/data/shown-reviews.ts";
import { languageTag } from "~/lib/language-tag.ts";
import type { Db } from "~/server/db.ts";
import { timeAgo } from "./domain/time-ago.ts";
import { webAddress } from "./domain/web-address.ts";

/** A section shows so many reviews at most. */
const mostShown = 24;

/** Whose reviews are asked for, and shown. */
export const reviewedBranches = { active: true, business: { status: "published" } } as const;

/** What customers have written of the site's branches, the newest first; stars alone say too little to be shown. */
export async function shownReviews(
  db: Db,
  { siteId, locale, now }: { siteId: string; locale: string; now: Date },
): Promise<ShownReview[]> {
  const rows = await db.review.findMany({
    where: { siteId, text: { not: "" }, branch: reviewedBranches },
    orderBy: [{ writtenAt: { sort: "desc", nulls: "last" } }, { id: "asc" }],
    take: mostShown,
    include: { branch: { select: { name: true, city: true } } },
  });
  return rows.map(({ id, branchId, branch, rating, text, language, authorName, authorUrl, writtenAt, ...row }) => ({
    id,
    branchId,
    branchName: branch.name,
    city: branch.city,
    lang: isOf(language, locale) ? null : language,
    review: {
      rating,
      text,
      author_name: authorName,
      author_url: webAddress(authorUrl),
      relative_time_description: writtenAt ? timeAgo(writtenAt, now, locale) : row.relativeTimeDescription,
    },
  }));
}

/** Whether a text in this language needs no mark on such a page. */
function isOf(language: string, locale: string): boolean {
  const [main] = language.toLowerCase().split("-");
  return language === "" || main === languageTag(locale).split("-")[0];
}
