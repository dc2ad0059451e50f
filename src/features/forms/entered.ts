import type { Entered } from "./domain/check-form.ts";

/** What a browser sent in a form: lists where a name was sent more than once. */
export function enteredOf(body: URLSearchParams): Entered {
  const sent = new Map<string, string[]>();
  for (const [name, value] of body) {
    const before = sent.get(name);
    if (before) before.push(value);
    else sent.set(name, [value]);
  }
  return Object.fromEntries([...sent].map(([name, all]) => [name, all.length > 1 ? all : (all[0] ?? "")]));
}
