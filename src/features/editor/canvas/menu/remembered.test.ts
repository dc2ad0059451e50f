import { afterEach, expect, it, vi } from "vitest";
import { memory } from "../../../../../tests/support/memory-storage.ts";
import { remember, remembered } from "./remembered.ts";

afterEach(() => vi.unstubAllGlobals());

const nothing = { item: null, place: null };

it("keeps the open item and the place of its menu for this session, each page's own", () => {
  vi.stubGlobal("sessionStorage", memory());
  const item = { groupId: "hero", fieldName: "image" };
  remember("one", { item });
  remember("one", { place: { x: 20, y: 30 } });
  expect(remembered("one")).toEqual({ item, place: { x: 20, y: 30 } });
  expect(remembered("two")).toEqual(nothing);
  remember("one", { item: null });
  expect(remembered("one")).toEqual({ item: null, place: { x: 20, y: 30 } });
});

it.each(["", "{", "[]", '{"item":{"groupId":3},"place":null}'])("takes what it cannot read for nothing: %j", (kept) => {
  const storage = memory();
  vi.stubGlobal("sessionStorage", storage);
  storage.setItem("vitrine.menu.one", kept);
  expect(remembered("one")).toEqual(nothing);
});

it("does without where the browser keeps nothing", () => {
  vi.stubGlobal("sessionStorage", undefined);
  remember("one", { place: { x: 1, y: 1 } });
  expect(remembered("one")).toEqual(nothing);
});
