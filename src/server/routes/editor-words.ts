import { z } from "zod";
import { getSiteIndex } from "~/features/site/site-index.ts";
import { contentLocales, editorLocaleSchema, localeSchema } from "~/lib/locales.ts";
import { dropPageHeaders } from "../http/headers.ts";
import { sendPlain } from "../http/plain-pages.ts";
import { send } from "../http/send.ts";
import { keptEditorWords } from "../kept-editor-words.ts";
import type { SiteRequest } from "./request.ts";

/** `/editor-words.json`: what the editor of the site says; the same for whoever asks. */
export async function answerEditorWords(exchange: SiteRequest): Promise<void> {
  const { pathname, search, site, response } = exchange;
  const editor = editorLocaleSchema.safeParse(new URLSearchParams(search).get("editor"));
  const locales = z.array(localeSchema).safeParse((await getSiteIndex(site.id))?.locales);
  if (!editor.success || !locales.success) return sendPlain(response, 404);
  const named = await keptEditorWords(editor.data, locales.data);
  const isNamed = pathname + search === named.address;
  // A page of another version, or one that knows more languages than this process does yet, lacks none of its own.
  const { body } = isNamed ? named : await keptEditorWords(editor.data, contentLocales);
  const cacheControl = isNamed ? "public, max-age=31536000, immutable" : "no-store";
  dropPageHeaders(response);
  send(exchange, {
    headers: { "content-type": "application/json", "cache-control": cacheControl },
    body: await body(),
  });
}
