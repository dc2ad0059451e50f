/**
 * What a browser holds private pages to: no text becomes HTML or code in them but by the policy that `firstScript` makes.
 * Next has one of its own, for addresses of its own scripts.
 */
export const textAsCodePolicy = "require-trusted-types-for 'script'; trusted-types default nextjs";

/**
 * The first script of a private page. From then on, text that holds an element is parsed only to be read, in a document
 * that runs nothing; scripts are files of the build; workers are of the own origin or made by the page; and text is never
 * code. The one element that may come of a text is a script with nothing in it, which is how React makes one: what it is
 * to run is asked for by itself. Zod is told not to try whether it may compile its checks: it may not.
 */
const firstScript = String.raw`globalThis.__zod_globalConfig = { jitless: true };
globalThis.trustedTypes?.createPolicy("default", {
  createHTML: (text, _, sink) =>
    sink === "DOMParser parseFromString" || text === "<script><\/script>" || !text.includes("<") ? text : null,
  createScriptURL: (text, _, sink) => {
    const { origin, pathname } = new URL(text, document.baseURI);
    const isOfBuild = pathname.startsWith("/_next/static/");
    return origin === location.origin && (isOfBuild || /worker/i.test(sink)) ? text : null;
  },
});`;

/** The page with its first script, before any other; anything but a page as it is. */
export function withFirstScript(body: Buffer, nonce: string): Buffer {
  const head = "<head>";
  const at = body.indexOf(head);
  if (at < 0 || !/^<!doctype html>/i.test(body.toString("latin1", 0, 15))) return body;
  const [before, after] = [body.subarray(0, at + head.length), body.subarray(at + head.length)];
  return Buffer.concat([before, Buffer.from(`<script nonce="${nonce}">${firstScript}</script>`), after]);
}
