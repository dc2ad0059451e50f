import { translator } from "~/i18n/catalogue.ts";
import { DomainError } from "~/lib/errors.ts";
import type { RootDb } from "~/server/db.ts";
import type { Entered } from "./domain/check-form.ts";
import { honeypotName } from "./domain/form-field.ts";
import { questionName } from "./domain/questions.ts";
import type { FormInput } from "./schema.ts";
import { submitForm } from "./submit-form.ts";

interface CallContext {
  db: RootDb;
  ip: string;
  site: { id: string };
}

/** Takes an answer that a program sent. Throws `invalid` with the problems by field, besides what `submitForm` throws. */
export async function submitInput(
  { db, ip, site }: CallContext,
  { pageId, groupId, lang, ...entered }: FormInput,
): Promise<{ success: true }> {
  const { problems } = await submitForm(
    { db, ip },
    { siteId: site.id, pageId, groupId, locale: lang },
    asEntered(entered),
  );
  const trap = problems[honeypotName];
  if (trap) throw new DomainError("invalid", translator(lang)(`forms.problems.${trap}`), { fields: problems });
  if (Object.keys(problems).length > 0) throw new DomainError("invalid", "Input is not valid", { fields: problems });
  return { success: true };
}

type Answers = Record<string, string | number | boolean | string[] | undefined>;

function asEntered({
  answers,
  ...own
}: Omit<FormInput, "pageId" | "groupId" | "lang"> & { answers?: Answers }): Entered {
  const asked = Object.entries(answers ?? {}).map(([cardId, value]) => [questionName(cardId), value] as const);
  return Object.fromEntries(
    [...Object.entries(own as Answers), ...asked].flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value : String(value)] as const],
    ),
  );
}
