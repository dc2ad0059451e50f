import { expect, it } from "vitest";
import { loadSamples } from "./load-samples.ts";

const branch = { city: "8400 Winterthur" } as never;
const titleOn = async (site: Parameters<typeof loadSamples>[0], of?: typeof branch) => {
  const title = (await loadSamples(site, of))("hero")?.fields?.["title"];
  return title?.type === "text" ? title.texts.de : undefined;
};
const siteName = "Brot & Co.";

it.each([
  ["a baker", { businessKind: "bakery", isMember: false, siteName, footerTown: "" }, "Brot, das Zeit hatte"],
  ["an optician", { businessKind: "optician", isMember: false, siteName, footerTown: "" }, "Sehen Sie wieder gern hin"],
  ["a member", { businessKind: "automatic", isMember: true, siteName, footerTown: "" }, "Sehen Sie wieder gern hin"],
  ["a shop", { businessKind: "store", isMember: false, siteName, footerTown: "" }, "Herzlich willkommen"],
  ["anybody", { businessKind: "automatic", isMember: false, siteName, footerTown: "" }, "Herzlich willkommen"],
] as const)("begins a section of %s in the words of the trade", async (_of, site, title) => {
  expect(await titleOn(site, branch)).toBe(title);
});

it("names the town of the first branch without its code, else the one in the footer, else a gap", async () => {
  const site = { businessKind: "bakery", isMember: false, siteName } as const;
  const kicker = async (footerTown: string, of?: typeof branch) =>
    (await loadSamples({ ...site, footerTown }, of))("hero")?.fields?.["kicker"];
  expect(await kicker("Bern", branch)).toMatchObject({ texts: { de: "Bäckerei in Winterthur" } });
  expect(await kicker("3011 Bern")).toMatchObject({ texts: { de: "Bäckerei in Bern" } });
  expect(await kicker("")).toMatchObject({ texts: { de: "Bäckerei in [Ort]" } });
});
