import type { Entered } from "./domain/check-form.ts";

/** What a browser sent in a form: lists where a name was sent more than once. */
export function enteredOf(body: URLSearchParams): Entered {
  return Object.fromEntries(
    [...new Set(body.keys())].map((name) => {
      const all = body.getAll(name);
      return [name, all.length > 1 ? all : (all[0] ?? "")] as const;
    }),
  );
}
