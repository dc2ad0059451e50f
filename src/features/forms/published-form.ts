import type { IndexedPage, SiteIndex } from "~/features/site/domain/pages/site-index.ts";
import { pagesHolding } from "~/features/site/pages-holding.ts";
import { DomainError } from "~/lib/errors.ts";
import type { Db } from "~/server/db.ts";
import { keptByKey } from "~/server/kept-by-key.ts";
import type { FormKind } from "./domain/forms.ts";
import { formsOnPage } from "./find-form.ts";

/** Where a form stands, as far as a caller has named it. */
interface NamedPlace {
  pageId?: string | undefined;
  groupId?: string | undefined;
}

/** So many pages are looked at: a site has its form on one or two. */
const mostPages = 10;

const kept = keptByKey<IndexedPage[]>("pages-with-forms", 100);

/** Read once for each state of the site: anybody may send to its forms as often as they like. */
function pagesWithForm(db: Db, index: SiteIndex, kind: FormKind): Promise<IndexedPage[]> {
  return kept([index.id, index.revision, kind].join("|"), () => pagesHolding(db, index, [kind]));
}

/**
 * The published form of a kind that a caller means who does not say where it stands: the one on the contact page, or the
 * only one that the site has. Throws `not-found` where it has none, and `invalid` where it may be one or another.
 */
export async function publishedForm(
  db: Db,
  index: SiteIndex,
  { kind, locale, named }: { kind: FormKind; locale: string; named: NamedPlace },
): Promise<{ pageId: string; groupId: string }> {
  const open = (await pagesWithForm(db, index, kind)).filter(
    ({ id, isProtected, locales }) => !isProtected && locales[locale] && (named.pageId ?? id) === id,
  );
  const isContact = ({ role }: { role: string | null }) => role === "contact";
  const pages = [...open.filter(isContact), ...open.filter((page) => !isContact(page))].slice(0, mostPages);
  const found: { pageId: string; groupId: string }[] = [];
  for (const page of pages) {
    const own = await formsOnPage(index, page.id, locale);
    const meant = own.filter((group) => group.kind === kind && (named.groupId ?? group.id) === group.id);
    found.push(...meant.map(({ id }) => ({ pageId: page.id, groupId: id })));
    if (isContact(page) && found.length === 1) break;
  }
  const [only, ...others] = found;
  if (!only) throw new DomainError("not-found", "no such form");
  if (others.length > 0)
    throw new DomainError("invalid", "The site has several such forms: name one", {
      fields: { pageId: "required", groupId: "required" },
    });
  return only;
}
