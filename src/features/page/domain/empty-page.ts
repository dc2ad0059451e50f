import type { PageDocument } from "../schema.ts";

/** A page with nothing in it, for the commands to be carried out on. */
export const emptyPage = (id: string): PageDocument => ({
  id,
  name: "",
  role: null,
  status: "draft",
  collection: null,
  options: {},
  disallowedLocales: [],
  locales: {},
  groups: {},
});
