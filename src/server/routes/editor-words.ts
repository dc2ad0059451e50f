import { z } from "zod";
import { getSiteIndex } from "~/features/site/site-index.ts";
import { editorLocaleSchema, localeSchema } from "~/lib/locales.ts";
import { dropPageHeaders } from "../http/headers.ts";
import { sendPlain } from "../http/plain-pages.ts";
import { send } from "../http/send.ts";
import { keptEditorWords } from "../kept-editor-words.ts";
import type { SiteRequest } from "./request.ts";

/** `/editor-words.json`: what the editor says; the same for whoever asks. */
export async function answerEditorWords(exchange: SiteRequest): Promise<void> {
  const { pathname, search, site, response } = exchange;
  const editor = editorLocaleSchema.safeParse(new URLSearchParams(search).get("editor"));
  const locales = z.array(localeSchema).safeParse((await getSiteIndex(site.id))?.locales);
  if (!editor.success || !locales.success) return sendPlain(response, 404);
  const { address, body } = await keptEditorWords(editor.data, locales.data);
  // A page of another version than this process's gets what there is, and asks again next time.
  const isNamed = pathname + search === address;
  const cacheControl = isNamed ? "public, max-age=31536000, immutable" : "no-store";
  dropPageHeaders(response);
  send(exchange, { headers: { "content-type": "application/json", "cache-control": cacheControl }, body });
}
