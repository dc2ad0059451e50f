/** What a browser has that can hold a page to it: no text of its own accord becomes HTML, an address of code, or code. */
interface TextAsCode {
  defaultPolicy: unknown;
  createPolicy: (
    name: string,
    policy: Record<string, (text: string, type: string, sink: string) => string | null>,
  ) => unknown;
}

let isHarmless: (text: string) => boolean = () => false;

/** Lets text become HTML that is found harmless, besides what `allowOwnWorkers` lets through. */
export function allowMarkup(check: (text: string) => boolean): void {
  isHarmless = check;
  allowOwnWorkers();
}

/**
 * Lets workers of the own origin begin in a page that lets no text become code (`visitorPagePolicy`), and text be parsed
 * in a document that runs nothing; an element that stands in a text stays refused everywhere else, but for what
 * `allowMarkup` takes. Where the page has a policy already, that one holds.
 */
export function allowOwnWorkers(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TextAsCode };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy("default", {
    createHTML: (text, _, sink) =>
      sink === "DOMParser parseFromString" || !text.includes("<") || isHarmless(text) ? text : null,
    createScriptURL: (text, _, sink) =>
      /worker/i.test(sink) && new URL(text, document.baseURI).origin === location.origin ? text : null,
  });
}
