// @vitest-environment jsdom
import { AppRouterContext, type AppRouterInstance } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { eventually } from "../../../../tests/support/eventually.ts";
import { inEditor } from "../../../../tests/support/in-editor.tsx";
import { toast } from "../toasts/toast.ts";
import { useAdminValue } from "./use-admin-value.ts";

it("saves a second value after the first, and leads back to that one; what fails says so and is no value to lead back to", async () => {
  const told = vi.spyOn(toast, "success").mockReturnValue("toast");
  const [failed, loading] = (["error", "loading"] as const).map((kind) =>
    vi.spyOn(toast, kind).mockReturnValue("toast"),
  );
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  const call = (value: string) => {
    asked.push(value);
    return new Promise<void>((done, fail) => answers.push(value === "Falsch" ? () => fail(new Error("x")) : done));
  };
  let save: (value: string) => Promise<boolean> = () => Promise.reject(new Error("nothing is drawn yet"));
  function Probe() {
    ({ save } = useAdminValue("Alt", call));
    return null;
  }
  const router = { refresh: () => undefined } as AppRouterInstance;
  const root = createRoot(document.createElement("div"));
  const part = <AppRouterContext value={router} children={<Probe />} />;
  flushSync(() => root.render(inEditor(part, { state: {}, known: {} })));
  const saved = [save("Neu"), save("Falsch"), save("Neuer")];
  for (const at of [0, 1, 2]) {
    await eventually(() => expect(asked).toHaveLength(at + 1));
    answers[at]?.();
  }
  expect(await Promise.all(saved)).toEqual([true, false, true]);
  expect(failed).toHaveBeenCalledOnce();
  const back = told.mock.calls[1]?.[1]?.action as unknown as { onClick: () => void };
  back.onClick();
  await eventually(() => expect(asked).toEqual(["Neu", "Falsch", "Neuer", "Neu"]));
  root.unmount();
  for (const spy of [told, failed, loading]) spy?.mockRestore();
});
