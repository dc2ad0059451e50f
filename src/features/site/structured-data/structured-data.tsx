import { siteOrigin } from "~/lib/addresses/site-origin.ts";
import { env } from "~/server/env.ts";
import type { SiteIndex } from "../domain/pages/site-index.ts";
import type { DescribedPage } from "./described-page.ts";
import { pageGraph } from "./graph.ts";

interface Props extends Omit<DescribedPage, "origin" | "now"> {
  index: SiteIndex;
  now?: Date;
}

/** What search engines read of a page: data in the page, which no browser runs and nobody sees. */
export function StructuredData({ index, now = new Date(), ...page }: Props) {
  const origin = siteOrigin(index.primaryHost, env.PORT);
  const graph = pageGraph(index, { ...page, origin, now });
  if (!graph) return null;
  const json = JSON.stringify(graph).replaceAll("<", "\\u003c"); // texts of editors end no script
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
