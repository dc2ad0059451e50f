// @vitest-environment jsdom
import { createRoot } from "react-dom/client";
import { flushSync } from "react-dom";
import { expect, it } from "vitest";
import { answered } from "../../../../tests/support/answered.tsx";
import { eventually } from "../../../../tests/support/eventually.ts";
import { inEditor } from "../../../../tests/support/in-editor.tsx";
import { FrameProvider, type Frame } from "../frame/frame-context.tsx";
import { useTranslationRun } from "./use-translation-run.ts";

it("ends a run once, however often the button is pressed: a second time would clear away how it ended", async () => {
  const asked: (() => void)[] = [];
  let translation: ReturnType<typeof useTranslationRun> | null = null;
  function Probe() {
    translation = useTranslationRun(() => undefined);
    return null;
  }
  const answers = {
    "translate.run": () => ({ state: asked.length === 0 ? "running" : "cancelled" }),
    "translate.end": () => new Promise((done) => asked.push(() => done({ success: true }))),
  };
  const root = createRoot(document.createElement("div"));
  const probe = (
    <FrameProvider frame={{} as Frame}>
      <Probe />
    </FrameProvider>
  );
  root.render(inEditor(answered(probe, answers), { state: {}, known: {} }));
  await eventually(() => expect(translation!.run?.state).toBe("running"));
  void translation!.end();
  await eventually(() => expect(translation!.isBusy).toBe(true));
  void translation!.end();
  await new Promise((done) => setTimeout(done, 20));
  expect(asked).toHaveLength(1);
  asked[0]!();
  await eventually(() => expect(translation!.run?.state).toBe("cancelled"));
  flushSync(() => root.unmount());
});
