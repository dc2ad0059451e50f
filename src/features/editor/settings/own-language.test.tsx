// @vitest-environment jsdom
import { AppRouterContext, type AppRouterInstance } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { answered } from "../../../../tests/support/answered.tsx";
import { eventually } from "../../../../tests/support/eventually.ts";
import { inEditor } from "../../../../tests/support/in-editor.tsx";
import { toast } from "../toasts/toast.ts";
import { OwnLanguage } from "./own-language.tsx";

it("shows the language that was chosen at once, and the present one where it could not be kept", async () => {
  const told = vi.spyOn(toast, "error").mockReturnValue("toast");
  const asked: string[] = [];
  const answers = {
    "account.editorLanguage": ({ locale }: { locale: string }) => {
      asked.push(locale);
      if (asked.length > 1) throw new Error("away");
      return { ok: true };
    },
  };
  const router = { refresh: () => undefined } as AppRouterInstance;
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const part = <AppRouterContext value={router} children={<OwnLanguage />} />;
  root.render(inEditor(answered(part, answers as never), { state: {}, known: {} }));
  const choice = (locale: string) => place.querySelector<HTMLInputElement>(`input[value="${locale}"]`);
  await eventually(() => expect(choice("de")?.checked).toBe(true));
  choice("fr")?.click();
  await eventually(() => expect(asked).toEqual(["fr"]));
  await new Promise((done) => setTimeout(done, 20));
  expect(choice("fr")?.checked).toBe(true);
  choice("de")?.click();
  await eventually(() => expect(told).toHaveBeenCalledOnce());
  await eventually(() => expect(choice("fr")?.checked).toBe(true));
  root.unmount();
  place.remove();
  told.mockRestore();
});
