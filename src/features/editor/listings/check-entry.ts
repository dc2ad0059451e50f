import { writtenCost } from "~/features/listings/domain/written-cost.ts";
import { itemSchema, jobSchema, type Item, type Job } from "~/features/listings/schema.ts";
import { checkRecord, type Checked } from "../controls/records/problems.ts";
import type { MessageKey } from "../messages.ts";

/** The job as it may be saved, or what is wrong with it and where. Pure. */
export function checkJob(job: Job): Checked<Job> {
  return checkRecord(jobSchema, { ...job, title: filled(job.title), workQuota: filled(job.workQuota) }, messageFor);
}

/** The same for an entry of the marketplace, whose price may be written as people write it. Pure. */
export function checkItem(item: Item): Checked<Item> {
  const cost = item.cost === null ? null : writtenCost(item.cost);
  return checkRecord(itemSchema, { ...item, title: filled(item.title), cost }, messageFor);
}

/** Without the languages in which nothing is said. */
function filled(words: Job["title"]): Job["title"] {
  return Object.fromEntries(Object.entries(words).filter(([, text]) => text.trim() !== ""));
}

function messageFor([name]: PropertyKey[]): MessageKey {
  switch (name) {
    case "title":
      return "listings.wrong.title";
    case "cost":
      return "listings.wrong.cost";
    case "validThrough":
    case "created":
      return "listings.wrong.date";
    default:
      return "listings.wrong.other";
  }
}
