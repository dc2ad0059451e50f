import type { OutgoingHttpHeaders, ServerResponse } from "node:http";

const texts = {
  400: ["Bad request", "This address cannot be read."],
  403: ["Not from there", "This can be sent from the website itself only."],
  404: ["Nothing here", "No website is set up at this address."],
  405: ["Not allowed", "This address does not take that."],
  411: ["Length required", "Send the body with its length."],
  413: ["Too large", "This is more than the server takes."],
  429: ["Too many tries", "Please wait a few minutes, then try again."],
  500: ["Something went wrong", "Sorry, this page cannot be shown right now. Please try again in a moment."],
  503: ["Back in a moment", "The website is being looked after. Please try again in a few seconds."],
} as const;
export type PlainStatus = keyof typeof texts;

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
} as const satisfies Record<PlainStatus, string>;

/** What `sendPlain` says, for who called the API: programs read JSON, people a page. */
export function refuse(
  response: ServerResponse,
  status: PlainStatus,
  { isApi, headers = {} }: { isApi: boolean; headers?: OutgoingHttpHeaders },
): void {
  if (!isApi || response.headersSent) return sendPlain(response, status, headers);
  const body = JSON.stringify({ error: { code: codes[status], message: texts[status][1] } });
  response.writeHead(status, {
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
    "cache-control": "no-store",
    ...headers,
  });
  response.end(body);
}

/** A page that needs nothing: no site, no database, no renderer. Never says what went wrong inside. */
export function sendPlain(response: ServerResponse, status: PlainStatus, headers: OutgoingHttpHeaders = {}): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const [title, text] = texts[status];
  const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>body{font:1.125rem/1.6 system-ui,sans-serif;margin:0;min-height:100vh;display:grid;
place-content:center;padding:2rem;background:#f6f4ef;color:#22261f}h1{font-size:2rem;margin:0 0 .5rem}p{margin:0;max-width:34ch}
@media(prefers-color-scheme:dark){body{background:#181a17;color:#eceae4}}</style></head>
<body><main><h1>${title}</h1><p>${text}</p></main></body></html>`;
  response.writeHead(status, {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    "content-length": Buffer.byteLength(body),
    "cache-control": "no-store",
    ...headers,
  });
  response.end(body);
}
