import { sourceHashOf } from "~/features/page/domain/fields.ts";
import { fieldOf, presentGroup, textAt } from "~/features/page/domain/groups.ts";
import { loadPage } from "~/features/page/load.ts";
import type { PageDocument } from "~/features/page/schema.ts";
import { DomainError } from "~/lib/errors.ts";
import { localesOf, type Locale } from "~/lib/locales.ts";
import type { ServiceContext } from "~/server/context.ts";
import type { FailedField, TranslatedFields, TranslateFieldsInput } from "./schema.ts";
import { translated } from "./translate-words.ts";

/** The page's draft. Throws `not-found`. */
export async function draftOf({ db, siteId }: ServiceContext, pageId: string): Promise<PageDocument> {
  const page = await loadPage(db, siteId, pageId);
  if (!page) throw new DomainError("not-found", "The site has no such page");
  return page.document;
}

/** Fields of the draft in another language, as the service says them; saves nothing. */
export async function translateFields(ctx: ServiceContext, input: TranslateFieldsInput): Promise<TranslatedFields> {
  return translateFieldsOf(ctx, await draftOf(ctx, input.pageId), input);
}

/** The same of a draft at hand. */
export async function translateFieldsOf(
  ctx: ServiceContext,
  document: PageDocument,
  { from, to, fields }: Omit<TranslateFieldsInput, "pageId">,
): Promise<TranslatedFields> {
  const first = localesOf(ctx.site)[0];
  const found = fields.map((place) => ({ place, source: sourceOf(document, place, { from, to, first }) }));
  const asked = found.flatMap(({ place, source }) => (source ? [{ place, ...source }] : []));
  const failed: FailedField[] = found.flatMap(({ place, source }) =>
    source ? [] : [{ ...place, refusal: "translation-nothing" }],
  );
  const answers = await translated(
    ctx,
    asked.map(({ content }) => content),
    { from, to },
  );
  const texts: TranslatedFields["texts"] = [];
  for (const [index, { place, sourceHash }] of asked.entries()) {
    const answer = answers[index];
    if (answer && "content" in answer) texts.push({ ...place, ...answer.content, sourceHash });
    else failed.push({ ...place, refusal: "translation-broken" });
  }
  return { texts, failed };
}

interface Languages {
  from: Locale;
  to: Locale;
  first: Locale | undefined;
}

/** The words to translate, with the mark of what stands in the site's first language now; null where there are none. */
function sourceOf(
  document: PageDocument,
  { groupId, fieldName }: { groupId: string; fieldName: string },
  { from, to, first }: Languages,
) {
  const group = presentGroup(document, groupId);
  const words = textAt(document, { groupId, fieldName, locale: from });
  if (!group || !words?.text?.trim()) return null;
  const sourceHash = sourceHashOf(fieldOf(group, fieldName), to, first);
  return { content: { text: words.text, json: words.json }, sourceHash };
}
