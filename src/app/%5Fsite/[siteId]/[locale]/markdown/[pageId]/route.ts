import { loadPageDataWith } from "~/kinds/page-data.ts";
import { pageMarkdown } from "~/features/site/plain-page/page-markdown.ts";
import { loadVisitorPage } from "~/features/site/visitor-page.ts";
import { siteOrigin } from "~/lib/addresses/site-origin.ts";
import { env } from "~/server/env.ts";

export const dynamic = "force-dynamic";

interface Context {
  params: Promise<{ siteId: string; locale: string; pageId: string }>;
}

/** A published page's words as Markdown. Reached through the process's own routing only. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const found = await loadVisitorPage({ ...(await params), form: "markdown" }, loadPageDataWith("all"));
  if (!found) return new Response(null, { status: 404 });
  return new Response(pageMarkdown(found, siteOrigin(found.index.primaryHost, env.PORT)));
}
