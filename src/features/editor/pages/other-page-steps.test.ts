import { expect, it } from "vitest";
import { createOtherPageSteps, type OtherPageStep } from "./other-page-steps.ts";

/** Takes steps back as the server does, and remembers what it was asked. */
function server() {
  const asked: OtherPageStep[] = [];
  const takeBack = (step: OtherPageStep) => {
    asked.push(step);
    return Promise.resolve({ pageId: step.pageId, opId: `-${step.opId}`, revision: step.revision + 1 });
  };
  return { asked, takeBack };
}
function begun() {
  let time = 0;
  const isRefusal = (error: unknown) => (error as Error).message === "stale";
  const steps = createOtherPageSteps(isRefusal, () => (time += 1));
  steps.record({ pageId: "a", opId: "one", revision: 5 });
  steps.record({ pageId: "b", opId: "two", revision: 9 });
  steps.record({ pageId: "a", opId: "three", revision: 6 });
  return steps;
}

it("takes steps back from the newest on, each upon the page as the one before left it", async () => {
  const steps = begun();
  const { asked, takeBack } = server();
  for (let step = 0; step < 4; step += 1) await steps.take("undo", takeBack);
  expect(asked).toMatchObject([
    { opId: "three", revision: 6 },
    { opId: "two", revision: 9 },
    { opId: "one", revision: 7 },
  ]);
  expect(steps.timesOf().undoAt).toBeNull();
  await steps.take("redo", takeBack);
  expect(asked.at(-1)).toMatchObject({ pageId: "a", opId: "-one" });
});

it("counts a step from when it was made, however late it was answered", async () => {
  const steps = begun();
  const { asked, takeBack } = server();
  steps.record({ pageId: "b", opId: "late", revision: 10 }, 1.5);
  expect(steps.timesOf().undoAt).toBe(3);
  for (let step = 0; step < 3; step += 1) await steps.take("undo", takeBack);
  expect(asked.map(({ opId }) => opId)).toEqual(["three", "two", "late"]);
});

it("takes one back by its name, once however often it is asked", async () => {
  const steps = begun();
  const { asked, takeBack } = server();
  await Promise.all([steps.take("undo", takeBack, "one"), steps.take("undo", takeBack, "one")]);
  expect(asked.map(({ opId }) => opId)).toEqual(["one"]);
});

it("forgets what was taken back once there is a new step, and a step that could not be taken back", async () => {
  const steps = begun();
  await steps.take("undo", server().takeBack);
  expect(steps.timesOf().redoAt).not.toBeNull();
  steps.record({ pageId: "c", opId: "four", revision: 1 });
  expect(steps.timesOf().redoAt).toBeNull();
  await expect(steps.take("undo", () => Promise.reject(new Error("stale")))).rejects.toThrow("stale");
  const { asked, takeBack } = server();
  await steps.take("undo", takeBack);
  expect(asked).toMatchObject([{ opId: "two" }]);
});

it("keeps a step whose turn the network has missed in its place, to be tried again", async () => {
  const steps = begun();
  const lost = () => Promise.reject(new Error("no network"));
  await expect(steps.take("undo", lost, "two")).rejects.toThrow("no network");
  await expect(steps.take("undo", lost)).rejects.toThrow("no network");
  const { asked, takeBack } = server();
  for (let step = 0; step < 3; step += 1) await steps.take("undo", takeBack);
  expect(asked.map(({ opId }) => opId)).toEqual(["three", "two", "one"]);
});

it("counts a step as taken back when that was pressed, however late the answer", async () => {
  let time = 1;
  const steps = createOtherPageSteps(
    () => false,
    () => time,
  );
  steps.record({ pageId: "a", opId: "one", revision: 5 });
  time = 2;
  const taken = steps.take("undo", server().takeBack);
  time = 3;
  await taken;
  expect(steps.timesOf()).toEqual({ undoAt: null, redoAt: 2 });
});
