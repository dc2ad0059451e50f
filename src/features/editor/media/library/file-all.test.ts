import { expect, it, vi } from "vitest";
import { fileAll } from "./file-all.ts";
import type { SiteOutcome } from "../../site/site-session-contract.ts";

/** Files three media, whose steps can still be taken back where `isStep` says so. */
function filing(isStep: (opId: string) => boolean) {
  const outcomes: SiteOutcome[] = [];
  const send = (_command: string, _input: object, outcome: SiteOutcome = {}) => `${outcomes.push(outcome)}`;
  const [onFiled, onProblem] = [vi.fn(), vi.fn()];
  const all = ["a", "b", "c"].map((id) => ({ id, folder: "Team" }));
  fileAll({ send, isStep }, all, { onFiled, onProblem });
  return { outcomes, onFiled, onProblem };
}

it("tells once of what was saved, when all is answered, and of each that was refused", () => {
  const { outcomes, onFiled, onProblem } = filing(() => true);
  outcomes[0]?.onSaved?.("one");
  outcomes[1]?.onProblem?.({ command: "media.describe", refusal: "media-not-found" });
  expect(onFiled).not.toHaveBeenCalled();
  outcomes[2]?.onSaved?.("three");
  expect(onFiled.mock.calls).toEqual([[["one", "three"], true]]);
  expect(onProblem).toHaveBeenCalledOnce();
});

it("knows no way back for all of them where one of the steps is kept no more", () => {
  const { outcomes, onFiled } = filing((opId) => opId !== "0");
  for (const [index, { onSaved }] of outcomes.entries()) onSaved?.(`${index}`);
  expect(onFiled.mock.calls).toEqual([[["0", "1", "2"], false]]);
});

it("tells of nothing where all were refused", () => {
  const { outcomes, onFiled } = filing(() => true);
  for (const { onProblem } of outcomes) onProblem?.({ command: "media.describe", refusal: "media-not-found" });
  expect(onFiled).not.toHaveBeenCalled();
});
