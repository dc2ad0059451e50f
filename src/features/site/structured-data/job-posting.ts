import type { JobEntry } from "~/features/blocks/data/listing-data.ts";
import { plainTextOf } from "~/features/richtext/plain-text.ts";
import { localTime } from "~/lib/time/zoned-time.ts";
import { footerAddresses } from "../domain/frame/footer.ts";
import type { SiteIndex } from "../domain/pages/site-index.ts";
import { shownName } from "../domain/frame/site-logo.ts";
import { localityOf } from "./businesses.ts";
import { employmentTypes } from "./employment-types.ts";
import { given } from "./given.ts";

/**
 * An open position as search engines of positions read it: what, since and until when, who looks for somebody, where, and
 * for how much work. Null where they would refuse it: without a place or a description. Pure.
 */
export function jobPosting(
  index: SiteIndex,
  job: JobEntry,
  { origin, locale, now }: { origin: string; locale: string; now: Date },
): object | null {
  const address = addressOf(index, job, now);
  const description = job.richTextDescription && plainTextOf(job.richTextDescription.value);
  if (!address || !description) return null;
  const employmentType = employmentTypes(job.workQuota?.value ?? "");
  return {
    "@type": "JobPosting",
    title: job.title.value,
    description: description.split("\n").map(asParagraph).join(""),
    datePosted: localTime(new Date(job.created), index.timeZone).slice(0, 10),
    ...(job.validThrough === null ? {} : { validThrough: `${job.validThrough}T23:59:59` }),
    hiringOrganization: {
      "@type": "Organization",
      name: index.settings.contact.companyName || shownName(index, "header"),
      sameAs: `${origin}/${locale}`,
    },
    jobLocation: { "@type": "Place", address: { "@type": "PostalAddress", ...address, addressCountry: "CH" } },
    ...(employmentType.length > 0 ? { employmentType } : {}),
    identifier: { "@type": "PropertyValue", name: shownName(index, "header"), value: job.id },
    ...(job.href === null ? {} : { url: origin + job.href }),
  };
}

/** Where the work is: at the position's branch, else at the site's own address. */
function addressOf(index: SiteIndex, { branch }: JobEntry, now: Date): Record<string, string> | null {
  if (branch?.city)
    return given({
      streetAddress: `${branch.street} ${branch.streetNumber}`.trim(),
      postalCode: branch.zip,
      addressLocality: branch.city,
      addressRegion: branch.canton,
    });
  const own = footerAddresses(index, now).find(({ city }) => city);
  return own ? { ...given({ streetAddress: own.street }), ...localityOf(own.city) } : null;
}

/** Search engines read the description as HTML. */
function asParagraph(line: string): string {
  const text = line.replace(/[<>&]/g, (character) => `&#${character.charCodeAt(0)};`);
  return text === "" ? "" : `<p>${text}</p>`;
}
