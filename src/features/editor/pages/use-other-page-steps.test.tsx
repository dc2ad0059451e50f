// @vitest-environment jsdom
import { TRPCClientError } from "@trpc/client";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { answered } from "../../../../tests/support/answered.tsx";
import { eventually } from "../../../../tests/support/eventually.ts";
import { inEditor } from "../../../../tests/support/in-editor.tsx";
import { useOtherPageSteps } from "./use-other-page-steps.ts";

it("leaves the turn to the step before as soon as one is taken back", async () => {
  let steps: ReturnType<typeof useOtherPageSteps> | undefined;
  function Probe() {
    steps = useOtherPageSteps();
    return null;
  }
  const refuse = () => {
    throw new TRPCClientError("stale", {
      result: { error: { message: "stale", code: -32009, data: { httpStatus: 409 } } },
    });
  };
  const root = createRoot(document.createElement("div"));
  root.render(inEditor(answered(<Probe />, { "page.edit": refuse }), { state: { locale: "de" }, known: {} }));
  await eventually(() => expect(steps).toBeDefined());
  steps?.record({ pageId: "a", opId: "one", revision: 1 });
  const taking = steps?.take("undo");
  expect(steps?.timesOf().undoAt).toBeNull();
  await taking;
  root.unmount();
});
