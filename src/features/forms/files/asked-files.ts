import { networkOf } from "~/lib/addresses/network-of.ts";
import { hour } from "~/lib/time/lengths.ts";
import { env } from "~/server/env.ts";
import { rateLimit } from "~/server/limits/rate-limit.ts";
import { isClosed } from "../domain/forms.ts";
import { fieldsOfSection } from "../domain/questions.ts";
import { findForm, formerQuestions, type FormAddress } from "../find-form.ts";

const tried = rateLimit("forms with files of an address", { most: 6 * env.FORMS_PER_HOUR_AND_IP, windowMs: hour });

/**
 * The questions of a published form that are answered with files, and those that were while somebody may have begun to
 * fill it in; none where it takes no answers. Throws `too-many`.
 */
export async function askedFiles(ip: string, address: FormAddress): Promise<ReadonlySet<string>> {
  tried.count(networkOf(ip));
  const found = await findForm(address);
  if (!found || isClosed(found.group.options)) return new Set();
  const own = fieldsOfSection(found.kind, found.group);
  const isAsked = (name: string) => own.some((field) => field.name === name);
  const former = await formerQuestions(found.index, address, ({ name }) => !isAsked(name));
  return new Set([...own, ...former].flatMap(({ type, name }) => (type === "file" ? [name] : [])));
}
