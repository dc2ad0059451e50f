import { describe, expect, it } from "vitest";
import { emptyItem, emptyJob } from "~/features/listings/domain/empty-entry.ts";
import { checkItem, checkJob } from "./check-entry.ts";
import { titleIn } from "./entry.ts";

const id = "6ba7b812-9dad-11d1-80b4-00c04fd430c8";

describe("an entry that is sent off", () => {
  it("leaves out the languages in which nothing is said", () => {
    const checked = checkJob({ ...emptyJob(id), title: { de: "Lehrstelle", fr: " " }, workQuota: { fr: "" } });
    expect(checked).toHaveProperty("value.title", { de: "Lehrstelle" });
    expect(checked).toHaveProperty("value.workQuota", {});
  });

  it("says at each input what is wrong with it", () => {
    expect(checkJob({ ...emptyJob(id), validThrough: "2026-02-30", created: "2026-02-30T12:00:00.000Z" })).toEqual({
      ok: false,
      problems: { title: "listings.wrong.title", validThrough: "listings.wrong.date", created: "listings.wrong.date" },
    });
    expect(checkItem({ ...emptyItem(id), title: { de: "Etui" }, cost: "gratis" })).toEqual({
      ok: false,
      problems: { cost: "listings.wrong.cost" },
    });
  });

  it("says how long a word may be that is stored longer, in its language", () => {
    const long = { title: { de: "Lehre", fr: "a".repeat(201) }, workQuota: { de: "b".repeat(101) } };
    expect(checkJob({ ...emptyJob(id), ...long })).toEqual({
      ok: false,
      problems: { "title.fr": { most: 200, of: "letters" }, "workQuota.de": { most: 100, of: "letters" } },
    });
  });

  it("is called in the language of its reader, else in any", () => {
    expect(titleIn({ fr: "Étui", it: "Astuccio" }, ["de", "fr"])).toBe("Étui");
    expect(titleIn({ it: "Astuccio" }, ["de", "fr"])).toBe("Astuccio");
  });
});
