import { expect, it } from "vitest";
import { createDock } from "./use-dock.ts";

function watchedDock() {
  const told: [boolean, string][] = [];
  return { told, dock: createDock<string>((isNarrow, item) => void told.push([isNarrow, item])) };
}
const afterwards = () => Promise.resolve();

it("leaves the page as narrow as it is while one docked menu follows another", async () => {
  const { told, dock } = watchedDock();
  const endFirst = dock("first");
  endFirst();
  dock("second");
  await afterwards();
  expect(told).toEqual([[true, "first"]]);
});

it("makes the page wide again once the last menu has gone, and narrow for the next one", async () => {
  const { told, dock } = watchedDock();
  const end = dock("first");
  end();
  await afterwards();
  dock("second");
  expect(told).toEqual([
    [true, "first"],
    [false, "first"],
    [true, "second"],
  ]);
});
