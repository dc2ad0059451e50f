// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { activeHole, turnToHole } from "~/features/map/client/active-hole.ts";
import { useSharedHole } from "./use-shared-hole.ts";

const course = (...pageIds: string[]) => pageIds.map((pageId) => ({ pageId }));
/** The round began on "a", "b" and "c"; "a" has left the course since, and "d" has come to it. */
const [holes, onMap] = [course("a", "b", "c"), course("b", "c", "d")];

it("keeps card and map on the same hole, also where the round's course is not today's", () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const root = createRoot(document.createElement("div"));
  const goTo = vi.fn();
  function Card({ index }: { index: number }) {
    useSharedHole({ index, holes, onMap, goTo });
    return null;
  }
  const turnCard = (index: number) => act(() => root.render(<Card index={index} />));
  turnCard(2);
  expect(activeHole(), "the map stands on c").toMatchObject({ index: 1, by: "card" });
  turnCard(0);
  expect(activeHole(), "a is not on the map").toMatchObject({ index: 1, by: "card" });
  turnCard(3);
  expect(activeHole(), "nor is the ranking").toMatchObject({ index: 1, by: "card" });
  act(() => turnToHole(0, "map"));
  expect(goTo, "the card goes to b").toHaveBeenLastCalledWith(1);
  act(() => turnToHole(2, "map"));
  expect(goTo, "d is none of the round").toHaveBeenCalledTimes(1);
  act(() => root.unmount());
  vi.unstubAllGlobals();
});
