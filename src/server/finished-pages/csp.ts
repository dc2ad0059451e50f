import type { OutgoingHttpHeaders } from "node:http";
import { securityHeaders } from "../http/headers.ts";
import { textAsCodePolicy } from "./text-as-code.ts";

const ownFilms = "media-src 'self' blob:";
const common = [
  "default-src 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'self'",
  "form-action 'self'",
  "font-src 'self'",
  "style-src 'self' 'unsafe-inline'", // focal points and theme colours are style attributes
  "worker-src 'self' blob:",
];

const pictures = ["data:", "blob:"];
const films = "https://www.youtube-nocookie.com";
/** What Mux's player asks for a film: its list, its pieces, and its small pictures. */
const mux = ["https://*.mux.com"];

/** Of Google: what the Tag Manager loads is Analytics more often than not. */
const google = {
  script: ["https://*.googletagmanager.com"],
  connect: [
    "https://*.google-analytics.com",
    "https://analytics.google.com",
    "https://*.analytics.google.com",
    "https://*.googletagmanager.com",
  ],
  img: ["https://*.google-analytics.com", "https://*.googletagmanager.com"],
};

/** What foreign services load and where they write to, once a visitor agreed. */
const services = {
  "data-analytics": google,
  "data-tag-manager": google,
  "data-pixel": {
    script: ["https://connect.facebook.net"],
    connect: ["https://www.facebook.com", "https://connect.facebook.net"],
    img: ["https://www.facebook.com"],
  },
};

/**
 * What a browser holds a page for visitors to, by its HTML. A booking of others may be paid there, also in a window of its
 * own: under the policies that all other pages have, it could ask for no payment and would never hear of that window again.
 */
export function pagePolicies(html: string): OutgoingHttpHeaders {
  const origins = bookingOrigins(html);
  const paidAt = ["self", ...origins.map((origin) => `"${origin}"`)].join(" ");
  return {
    "content-security-policy": visitorPagePolicy(html),
    ...(origins.length > 0 && {
      "cross-origin-opener-policy": "same-origin-allow-popups",
      "permissions-policy": securityHeaders["permissions-policy"].replace("payment=()", `payment=(${paidAt})`),
    }),
  };
}

/**
 * The policy of a page for visitors: scripts are files of our own, and none stands in a page. Others come in only where the
 * page has a place for them, read from its HTML: a film of YouTube or one that Mux delivers, the booking of a provider, a
 * service that visitors can agree to.
 */
export function visitorPagePolicy(html: string): string {
  const frames = [...(html.includes("vt-video-click") ? [films] : []), ...bookingOrigins(html)];
  const frameSource = frames.length > 0 ? frames.join(" ") : "'none'";
  // No text can pretend to be an element: in HTML its "<" is written otherwise.
  const consent = /<vt-consent([^>]*)>/.exec(html)?.[1] ?? "";
  const allowed = Object.entries(services).flatMap(([name, hosts]) => (consent.includes(` ${name}="`) ? [hosts] : []));
  const delivered = html.includes('<vt-island data-name="mux-film"') ? mux : [];
  const also = (kind: "script" | "connect" | "img") => [
    "'self'",
    ...new Set(allowed.flatMap((hosts) => hosts[kind])),
    ...(kind === "script" ? [] : delivered),
  ];
  return [
    ...common,
    ...(allowed.length === 0 ? textAsCode(html) : []),
    [ownFilms, ...delivered].join(" "),
    `img-src ${[...also("img"), ...pictures].join(" ")}`,
    `frame-src ${frameSource}`,
    `connect-src ${also("connect").join(" ")}`,
    `script-src ${also("script").join(" ")}`,
  ].join("; ");
}

/**
 * No text becomes HTML or code in a page, whatever a script of it may be talked into: in most of them none at all, in
 * those with a map or a round of golf what `allowOwnWorkers` lets through and the slots of islands, and in those with a film
 * at Mux what its player draws itself with (`isPlayerMarkup`), once it is there.
 */
function textAsCode(html: string): string[] {
  const islands = [...html.matchAll(/<vt-island data-name="([^"]*)"/g)].map(([, name]) => name);
  const policies = islands.every((name) => name === "form") ? "'none'" : "default slots";
  return ["require-trusted-types-for 'script'", `trusted-types ${policies}`];
}

/** As `BookingWidget` names them, each also with "www." or without: many addresses lead on from one to the other. */
function bookingOrigins(html: string): string[] {
  const named = [...html.matchAll(/<vt-booking data-origin="([^"]*)"/g)].map(([, origin = ""]) => origin);
  const origins = named.filter((origin) => /^https?:\/\/[a-z\d.-]+(:\d+)?$/.test(origin));
  return [...new Set(origins.flatMap((origin) => [origin, withOtherName(origin)]))];
}

function withOtherName(origin: string): string {
  return origin.includes("//www.") ? origin.replace("//www.", "//") : origin.replace("//", "//www.");
}

/**
 * The policy of a page made for one request. `origin` is the page's own, whose live door may be connected to; uploads
 * may go to other origins. Such a page may frame others of the site: the editor shows its page as it is on a phone. Its
 * scripts need `withFirstScript`, but while developing, when Next sends the page by itself.
 */
export function noncePolicy(
  nonce: string,
  origin: string,
  { isDevelopment = false, uploadOrigins = [] }: { isDevelopment?: boolean; uploadOrigins?: readonly string[] } = {},
): string {
  const connections = ["'self'", origin.replace(/^http/, "ws"), ...uploadOrigins];
  const script = `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ""}`;
  return [
    ...common,
    ownFilms,
    `img-src 'self' ${pictures.join(" ")}`,
    `frame-src 'self' ${films}`,
    `connect-src ${connections.join(" ")}`,
    script,
    ...(isDevelopment ? [] : [textAsCodePolicy]),
  ].join("; ");
}
