import { send } from "../http/send.ts";
import type { SiteRequest } from "./request.ts";

/** Where the rules stand. Pages name it in their `Speculation-Rules` header, so that no script stands in a page. */
export const speculationPath = "/speculation-rules.json";

/** Pages of the site that somebody is about to open are fetched beforehand; what a member or a game sees is not. */
const rules = Buffer.from(
  JSON.stringify({
    prefetch: [
      {
        where: {
          and: [
            { href_matches: "/*" },
            {
              not: {
                href_matches: [
                  ...["/api/*", "/media/*", "/login*", "/*/login*", "/*/edit*", "/*/coupon*", "/*/game*"],
                  ...["/account*", "/*/account*", "/password*", "/*/password*"],
                ],
              },
            },
            { not: { href_matches: "/*\\?(.+)" } },
            { not: { selector_matches: "[download], [target=_blank]" } },
          ],
        },
        eagerness: "moderate",
      },
    ],
  }),
);

/** `/speculation-rules.json`: the same on every site. */
export function answerSpeculation(exchange: SiteRequest): void {
  const headers = { "content-type": "application/speculationrules+json", "cache-control": "public, max-age=86400" };
  send(exchange, { headers, body: rules });
}
