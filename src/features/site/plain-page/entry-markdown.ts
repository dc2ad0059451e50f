import { shownCost } from "~/features/blocks/words/cost.ts";
import type { ItemEntry, JobEntry } from "~/features/blocks/data/listing-data.ts";
import { pageAddress } from "~/features/blocks/page-address.ts";
import type { ViewContext } from "~/features/blocks/ui.ts";
import { writtenDate } from "~/lib/time/written-date.ts";
import { priceTerms } from "~/features/blocks/data/price-terms.ts";
import { headingMarkdown, linkMarkdown, plainMarkdown, richTextMarkdown } from "./markdown.ts";

type Entry = JobEntry | ItemEntry;
/** An open position or an entry of the marketplace as Markdown: what it is, what is said of it, and whom one asks. Pure. */
export function entryMarkdown(entry: Entry, context: ViewContext, origin: string): string {
  const { title, richTextDescription: words } = entry;
  const urlOf = (address: string) => {
    const href = pageAddress(address, context)?.href;
    return href?.startsWith("/") ? origin + href : (href ?? null);
  };
  const parts = [
    headingMarkdown(title.value, 1),
    listOf(factsOf(entry, context)),
    words ? richTextMarkdown(words.value, { headingLevel: 2, urlOf }) : "",
    listOf(contactOf(entry)),
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

/** The same in one line of a list, with a link to all of it. Pure. */
export function entryLine(entry: Entry, context: ViewContext, origin: string): string {
  const { title, href } = entry;
  const name = href === null ? `**${plainMarkdown(title.value)}**` : linkMarkdown(title.value, `${origin}${href}.md`);
  return `- ${[name, ...[...factsOf(entry, context), entry.branch?.city ?? ""].filter(Boolean).map(plainMarkdown)].join(" – ")}`;
}

function factsOf(entry: Entry, { t, locale }: ViewContext): string[] {
  if ("workQuota" in entry) {
    const { workQuota, validThrough } = entry;
    const format = { day: "numeric", month: "long", year: "numeric" } as const;
    const day = validThrough && writtenDate(new Date(validThrough), locale, format, "UTC");
    return [workQuota?.value ?? "", day ? t("blocks.listings.until", { date: day }) : ""];
  }
  const { listingKind, itemType, cost, options } = entry;
  return [
    `${t(`blocks.marketplace.${listingKind}`)} · ${t(`blocks.marketplace.${itemType}`)}`,
    cost === null ? "" : `CHF ${shownCost(cost.replace(/\.00$/, ""), { withRappen: false })}`,
    ...priceTerms.filter((term) => options[term]).map((term) => t(`blocks.marketplace.${term}`)),
  ];
}

function contactOf({ branch, staffMember }: Entry): string[] {
  const person = staffMember ? `${staffMember.firstName} ${staffMember.lastName}` : "";
  if (!branch) return [person];
  const { name, street, streetNumber, zip, city, phone, email } = branch;
  return [person, name, `${street} ${streetNumber}`, `${zip} ${city}`, phone, email];
}

function listOf(lines: readonly string[]): string {
  const said = lines.map((line) => line.trim()).filter((line) => line !== "");
  return said.map((line) => `- ${plainMarkdown(line)}`).join("\n");
}
