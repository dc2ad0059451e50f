import { expect, it } from "vitest";
import { testPage, testSite } from "../../../tests/support/test-site.ts";
import { meantAddress } from "./meant-address.ts";

const page = (id: string, slug: string) => testPage(id, { locales: { de: { slug, name: id, description: "" } } });
const home = testPage("home", { role: "home", locales: { de: { slug: "~home", name: "home", description: "" } } });
const redirects = [{ locale: "de", collection: "", slug: "team", pageId: "about" }];
const index = testSite([home, page("about", "ueber-uns"), page("start", "~urban-golf-start")], { redirects });

it.each([
  ["DE", "/de"],
  ["de/Über-uns", "/de/ueber-uns"],
  ["De/UEBER-UNS", "/de/ueber-uns"],
  ["de/ueber uns", "/de/ueber-uns"],
  ["de/Team", "/de/ueber-uns"],
  ["de/~Urban-Golf-Start", "/de/~urban-golf-start"],
])("/%s means %s", (path, meant) => expect(meantAddress(index, path.split("/"))).toBe(meant));

it.each(["de/ueber-uns", "de/Nirgends", "de/EDIT/ueber-uns", "LOGIN", "de/🦄", "Über-uns", ""])(
  "/%s means no other",
  (path) => expect(meantAddress(index, path.split("/"))).toBeNull(),
);
