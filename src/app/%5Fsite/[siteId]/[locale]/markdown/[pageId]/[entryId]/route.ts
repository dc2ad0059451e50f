import { loadPageDataWith } from "~/kinds/page-data.ts";
import { namedEntryOf } from "~/features/listings/named-entry.ts";
import { entryMarkdown } from "~/features/site/plain-page/entry-markdown.ts";
import { loadVisitorPage } from "~/features/site/visitor-page.ts";
import { siteOrigin } from "~/lib/addresses/site-origin.ts";
import { env } from "~/server/env.ts";

export const dynamic = "force-dynamic";

interface Context {
  params: Promise<{ siteId: string; locale: string; pageId: string; entryId: string }>;
}

/** The words of an entry that a page lists, as Markdown. Reached through the process's own routing only. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { entryId, ...wanted } = await params;
  const found = await loadVisitorPage({ ...wanted, form: `markdown-${entryId}` }, loadPageDataWith({ entryId }));
  const entry = found && namedEntryOf(found.context.data, entryId);
  if (!entry) return new Response(null, { status: 404 });
  return new Response(entryMarkdown(entry, found.context, siteOrigin(found.index.primaryHost, env.PORT)));
}
