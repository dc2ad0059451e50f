import { translator } from "~/i18n/catalogue.ts";
import { DomainError } from "~/lib/errors.ts";
import { localesOf } from "~/lib/locales.ts";
import { getSiteIndex } from "~/features/site/site-index.ts";
import type { RootDb } from "~/server/db.ts";
import type { Entered } from "./domain/check-form.ts";
import { honeypotName } from "./domain/form-field.ts";
import type { FormKind } from "./domain/forms.ts";
import { publishedForm } from "./published-form.ts";
import { questionName } from "./domain/questions.ts";
import type { FormInput } from "./schema.ts";
import { countTry, submitForm } from "./submit-form.ts";

interface CallContext {
  db: RootDb;
  ip: string;
  site: { id: string; locales: string[] };
}

/**
 * Takes an answer that a program sent to a form of a kind: the one that it names, or the one that the site has. Throws
 * `invalid` with the problems by field, besides what `submitForm` and `publishedForm` throw.
 */
export async function submitInput(
  { db, ip, site }: CallContext,
  kind: FormKind,
  { pageId, groupId, lang, about, start, ...entered }: FormInput,
): Promise<{ success: true }> {
  const locale = lang ?? localesOf(site)[0] ?? "de";
  const place =
    pageId && groupId
      ? { pageId, groupId }
      : await meantForm({ db, ip }, site.id, { kind, locale, named: { pageId, groupId } });
  const address = { siteId: site.id, ...place, locale };
  const { problems } = await submitForm({ db, ip }, { ...address, about, start }, asEntered(entered));
  const trap = problems[honeypotName];
  if (trap) throw new DomainError("invalid", translator(locale)(`forms.problems.${trap}`), { fields: problems });
  if (Object.keys(problems).length > 0) throw new DomainError("invalid", "Input is not valid", { fields: problems });
  return { success: true };
}

async function meantForm(
  { db, ip }: Pick<CallContext, "db" | "ip">,
  siteId: string,
  meant: Parameters<typeof publishedForm>[2],
) {
  countTry(ip);
  const index = await getSiteIndex(siteId);
  if (!index) throw new DomainError("not-found", "no such site");
  return publishedForm(db, index, meant);
}

type Answers = Record<string, string | number | boolean | string[] | null | undefined>;

function asEntered({
  answers,
  ...own
}: Omit<FormInput, "pageId" | "groupId" | "lang" | "about" | "start"> & { answers?: Answers }): Entered {
  const asked = Object.entries(answers ?? {}).map(([cardId, value]) => [questionName(cardId), value] as const);
  return Object.fromEntries(
    [...Object.entries(own as Answers), ...asked].flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, Array.isArray(value) ? value : String(value)] as const],
    ),
  );
}
