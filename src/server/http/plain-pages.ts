import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import { translatorFor } from "~/i18n/catalogue.ts";
import { languageTag } from "~/lib/language-tag.ts";
import { contentLocales, localeSchema } from "~/lib/locales.ts";
import { readerLanguage } from "../api/reader-language.ts";

const codes = {
  400: "BAD_REQUEST",
  403: "FORBIDDEN",
  404: "NOT_FOUND",
  405: "METHOD_NOT_SUPPORTED",
  411: "LENGTH_REQUIRED",
  413: "PAYLOAD_TOO_LARGE",
  429: "TOO_MANY_REQUESTS",
  500: "INTERNAL_SERVER_ERROR",
  503: "SERVICE_UNAVAILABLE",
} as const;
type PlainStatus = keyof typeof codes;

/** What `sendPlain` says, for who called the API: programs read JSON, people a page. */
export function refuse(
  response: ServerResponse,
  status: PlainStatus,
  { isApi, headers = {} }: { isApi: boolean; headers?: OutgoingHttpHeaders },
): void {
  if (!isApi || response.headersSent) return sendPlain(response, status, headers);
  const body = JSON.stringify({
    error: { code: codes[status], message: translatorFor("plain", "en")(`${codes[status]}.text`) },
  });
  response.writeHead(status, {
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
    "cache-control": "no-store",
    ...headers,
  });
  response.end(body);
}

/**
 * A page that needs nothing: no site, no database, no renderer. In the language of the address, else in one that the
 * reader wishes for. Never says what went wrong inside.
 */
export function sendPlain(response: ServerResponse, status: PlainStatus, headers: OutgoingHttpHeaders = {}): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const { url = "", headers: asked } = response.req;
  const inAddress = localeSchema.safeParse(/^\/([^/?]+)/.exec(url)?.[1]).data;
  const locale = inAddress ?? readerLanguage(asked["accept-language"], contentLocales) ?? "en";
  const t = translatorFor("plain", locale);
  const [title, text] = [t(`${codes[status]}.title`), t(`${codes[status]}.text`)];
  const home =
    status === 500 ? `<p><a href="/${inAddress ?? ""}">${translatorFor("site", locale)("backHome")}</a></p>` : "";
  const body = `<!doctype html><html lang="${languageTag(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>body{font:1.125rem/1.6 system-ui,sans-serif;margin:0;min-height:100vh;display:grid;
place-content:center;padding:min(2rem,6vw);background:#f6f4ef;color:#22261f}h1{font-size:2rem;margin:0 0 .5rem;overflow-wrap:anywhere;hyphens:auto}p{margin:0;max-width:34ch}a{display:inline-block;padding:.6rem 0;color:inherit}p+p{margin-top:1rem}
@media(prefers-color-scheme:dark){body{background:#181a17;color:#eceae4}}</style></head>
<body><main><h1>${title}</h1><p>${text}</p>${home}</main></body></html>`;
  response.writeHead(status, {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    "content-length": Buffer.byteLength(body),
    vary: "accept-language",
    "cache-control": "no-store",
    ...headers,
  });
  response.end(body);
}
