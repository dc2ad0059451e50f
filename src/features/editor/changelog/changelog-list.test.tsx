import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { ChangelogEntry } from "~/features/changelog/schema.ts";
import type { EditorLocale } from "~/lib/locales.ts";
import { editorSetting } from "../../../../tests/support/editor-setting.ts";
import { EditorProvider } from "../state/editor-context.tsx";
import type { EditorStore } from "../state/store-contract.ts";
import { ChangelogList } from "./changelog-list.tsx";
import type { ChangelogQuery } from "./use-changelog.ts";

function draw(list: object, locale: EditorLocale = "de", onTask: (() => void) | null = null): string {
  const store = { getState: () => ({}), subscribe: () => () => undefined, actions: {} } as unknown as EditorStore;
  return renderToStaticMarkup(
    <EditorProvider store={store} setting={editorSetting(locale)}>
      <ChangelogList list={list as ChangelogQuery} onTask={onTask} />
    </EditorProvider>,
  );
}
const answered = (...data: ChangelogEntry[]) => ({ isPending: false, isError: false, data: { data } });

describe("what is new", () => {
  it.each([
    ["is loading", { isPending: true }, "Was neu ist, wird geladen …", "Chargement des nouveautés…"],
    ["could not be loaded", { isError: true }, "konnte nicht geladen werden", "Impossible de charger les nouveautés."],
    ["is nothing", answered(), "Noch gibt es nichts Neues.", "Rien de neuf pour le moment."],
  ] as const)("says in German and French that it %s", (_name, list, german, french) => {
    expect(draw(list)).toContain(german);
    expect(draw(list, "fr")).toContain(french);
  });

  it("is read by day, in the language of the editor, without tools for who only reads", () => {
    const list = answered({ date: "2021-03-02", de: "Neu & gut", fr: "Neuf & bon" });
    expect(draw(list)).toMatch(/2\.\u00a0März 2021.*lang="de">Neu &amp; gut</);
    expect(draw(list, "fr")).toMatch(/2\u00a0mars 2021.*lang="fr">Neuf &amp; bon</);
    expect(draw(list)).not.toContain("<button");
  });

  it("tells who writes it what others do not read yet, or not in their language", () => {
    const list = answered({ date: "2099-12-31", de: "", fr: "Bientôt" });
    expect(draw(list, "de", () => undefined)).toMatch(
      /Erscheint an diesem Tag.*Nur auf Französisch.*lang="fr">Bientôt</,
    );
    expect(draw(list, "fr", () => undefined)).not.toContain("seulement");
    expect(draw(list, "de", () => undefined)).toContain('aria-label="Eintrag vom 31.\u00a0Dezember 2099 löschen"');
  });
});
