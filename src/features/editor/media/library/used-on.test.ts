import { expect, it } from "vitest";
import { usedOn } from "./used-on.ts";

it("names a page once, whether its draft or what visitors read shows the medium", () => {
  const logo = { kind: "logo" as const, id: null, name: "" };
  const places = [
    { kind: "draft" as const, id: "a", name: "Laden" },
    { kind: "draft" as const, id: "b", name: "Team" },
    { kind: "published" as const, id: "a", name: "Laden" },
    { kind: "published" as const, id: "c", name: "Kontakt" },
    logo,
  ];
  expect(usedOn(places)).toEqual({
    pages: [
      { id: "a", name: "Laden", isLive: true },
      { id: "b", name: "Team", isLive: false },
      { id: "c", name: "Kontakt", isLive: true },
    ],
    others: [logo],
  });
});
