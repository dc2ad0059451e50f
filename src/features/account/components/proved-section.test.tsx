import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { textsOf } from "~/i18n/catalogue.ts";
import { translatorOf } from "~/i18n/translate.ts";
import { ProvedSection } from "./proved-section.tsx";
import type { ProvedChanges } from "./use-proved-change.ts";

it("shows nothing to press below a list that is still on its way, which would move it when it comes", () => {
  const t = translatorOf<"account">(textsOf("account", "de"));
  const change = { problem: null, said: "", isWaiting: false } as unknown as ProvedChanges;
  const drawn = (isPending: boolean) =>
    renderToStaticMarkup(
      <ProvedSection t={t} id="x" title="Mitglieder" change={change} isPending={isPending}>
        <button type="button">Einladen</button>
      </ProvedSection>,
    );
  expect(drawn(true)).toContain(t("loading"));
  expect(drawn(true)).not.toContain("Einladen");
  expect(drawn(false)).toContain("Einladen");
  expect(drawn(false)).not.toContain(t("loading"));
});
