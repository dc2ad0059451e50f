import { expect, it } from "vitest";
import { closeInnerPart, openInnerPart } from "./inner-parts.ts";

it("closes the innermost part first, and says when none is left", () => {
  const closed: string[] = [];
  const open = (name: string) => {
    const gone = openInnerPart(() => {
      closed.push(name);
      gone();
    });
    return gone;
  };
  open("outer");
  const closeItself = open("closed by its own button");
  open("inner");
  expect([closeInnerPart(), closed]).toEqual([true, ["inner"]]);
  closeItself();
  expect([closeInnerPart(), closed]).toEqual([true, ["inner", "outer"]]);
  expect(closeInnerPart()).toBe(false);
});
