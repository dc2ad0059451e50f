// @vitest-environment jsdom
import { TRPCClientError } from "@trpc/client";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { answered } from "../../../../tests/support/answered.tsx";
import { eventually } from "../../../../tests/support/eventually.ts";
import { inEditor } from "../../../../tests/support/in-editor.tsx";
import { useOtherPageSteps } from "./use-other-page-steps.ts";

const refuse = (): never => {
  const data = { httpStatus: 409 };
  throw new TRPCClientError("stale", { result: { error: { message: "stale", code: -32009, data } } });
};

/** The steps, with a server that answers an edit of a page like this. */
async function stepsWith(edit: (operation: { input: { opIds: string[] } }) => unknown) {
  let steps: ReturnType<typeof useOtherPageSteps> | undefined;
  function Probe() {
    steps = useOtherPageSteps();
    return null;
  }
  const root = createRoot(document.createElement("div"));
  const answers = { "page.edit": ({ operation }: { operation: { input: { opIds: string[] } } }) => edit(operation) };
  root.render(inEditor(answered(<Probe />, answers as never), { state: { locale: "de" }, known: {} }));
  return eventually(() => steps ?? expect.fail("nothing is drawn"));
}

it("leaves the turn to the step before as soon as one is taken back", async () => {
  const { record, take, timesOf } = await stepsWith(refuse);
  record({ pageId: "a", opId: "one", revision: 1 });
  const taking = take("undo");
  expect(timesOf().undoAt).toBeNull();
  await taking;
});

it("has the next step taken back once that of the one before has been answered", async () => {
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  const { record, take, timesOf } = await stepsWith(({ input: { opIds } }) => {
    if (asked.length === 2) return refuse();
    asked.push(...opIds);
    return new Promise((done) => answers.push(() => done({ revision: 9, patches: [] })));
  });
  record({ pageId: "a", opId: "one", revision: 1 });
  record({ pageId: "a", opId: "two", revision: 2 });
  const taken = Promise.all([take("undo"), take("undo")]);
  await eventually(() => expect(asked).toHaveLength(1));
  await new Promise((go) => setTimeout(go, 20));
  expect(asked).toEqual(["two"]);
  answers[0]?.();
  await eventually(() => expect(asked).toEqual(["two", "one"]));
  answers[1]?.();
  await taken;
  for (const _ of ["one", "two"]) await take("redo");
  expect(timesOf()).toEqual({ undoAt: null, redoAt: null });
});
