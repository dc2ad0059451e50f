const common = [
  "default-src 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'self'",
  "form-action 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "style-src 'self' 'unsafe-inline'", // focal points and theme colours are style attributes
  "media-src 'self' blob:",
  "worker-src 'self' blob:",
];

const films = "https://www.youtube-nocookie.com";

/**
 * The policy of a page for visitors: scripts are files of our own, and none stands in a page. Others' pages may be shown in
 * it only where it has a place for them, read from its HTML: a film of YouTube, the booking of a provider.
 */
export function visitorPagePolicy(html: string): string {
  const frames = [...(html.includes("vt-video-click") ? [films] : []), ...bookingOrigins(html)];
  const frameSource = frames.length > 0 ? frames.join(" ") : "'none'";
  return [...common, `frame-src ${frameSource}`, "connect-src 'self'", "script-src 'self'"].join("; ");
}

/** As `BookingWidget` names them. No text can pretend to be such an element: in HTML its "<" is written otherwise. */
function bookingOrigins(html: string): string[] {
  const named = [...html.matchAll(/<vt-booking data-origin="([^"]*)"/g)].map(([, origin = ""]) => origin);
  return [...new Set(named)].filter((origin) => /^https?:\/\/[a-z\d.-]+(:\d+)?$/.test(origin));
}

/**
 * The policy of a page made for one request. `origin` is the page's own, whose live door may be connected to. Such a
 * page may frame others of the site: the editor shows its page as it is on a phone.
 */
export function noncePolicy(nonce: string, origin: string, isDevelopment: boolean): string {
  const socket = origin.replace(/^http/, "ws");
  const script = `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ""}`;
  return [...common, `frame-src 'self' ${films}`, `connect-src 'self' ${socket}`, script].join("; ");
}
