import { z } from "zod";
import { refuse } from "~/features/document/refusals.ts";
import { pageRoleSchema } from "~/features/page/schema.ts";
import type { PageEntry, SiteDocument } from "../document-schema.ts";
import { defineSiteCommand } from "./define-command.ts";

/**
 * Makes a page the site's search page, imprint, privacy policy, terms or contact page, or an ordinary one again, for visitors
 * with the next publish. The page that had the role before is an ordinary one then. The home page stays the home page.
 */
export const pageRole = defineSiteCommand({
  name: "page.role",
  input: z.strictObject({ pageId: z.uuid().toLowerCase(), role: pageRoleSchema.nullable() }),
  run: (document, { pageId, role }) => {
    const page = Object.hasOwn(document.pages, pageId) ? document.pages[pageId] : undefined;
    if (!page) return refuse("page-not-found");
    if (page.role === role) return document;
    if (page.role === "home" || role === "home") return refuse("home-page-stays");
    if (role !== null && page.collection !== null) return refuse("role-of-free-page");
    const former = Object.entries(document.pages).filter(([, other]) => role !== null && other.role === role);
    const without = former.map(([id, other]) => [id, { ...other, role: null }] as const);
    const pages: Record<string, PageEntry> = {
      ...document.pages,
      ...Object.fromEntries(without),
      [pageId]: { ...page, role },
    };
    return { ...document, pages } satisfies SiteDocument;
  },
});
