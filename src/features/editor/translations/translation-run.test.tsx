import { expect, it } from "vitest";
import type { TranslationRunShown } from "~/features/translation/schema.ts";
import { drawnInEditor } from "../../../../tests/support/in-editor.tsx";
import { TranslationRun } from "./translation-run.tsx";

const ended: TranslationRunShown = {
  locale: "fr",
  state: "done",
  done: 12,
  pagesDone: 3,
  pagesTotal: 3,
  incomplete: [],
  isNavigationIncomplete: false,
  incompleteLists: [],
  refusal: null,
};

it.each([
  ["all of it", {}, "12 Texte übersetzt"],
  [
    "what is not done",
    { incomplete: ["Brillen"], isNavigationIncomplete: true },
    "12 Texte übersetzt. Noch nicht: Navigation, Brillen",
  ],
  [
    "what stands after a failure",
    { state: "failed", refusal: "translation-quota" },
    "Fehler beim Übersetzen: Das Guthaben beim Dienst ist aufgebraucht. 12 Texte sind übersetzt und bleiben.",
  ],
  [
    "a failure before anything",
    { state: "failed", refusal: "translation-away", done: 0 },
    "Fehler beim Übersetzen: Der Dienst antwortet nicht. Versuche es später noch einmal",
  ],
] as const)("tells how the site's translation has ended: %s", (_what, run, words) => {
  const html = drawnInEditor(
    <TranslationRun run={{ ...ended, ...run } as TranslationRunShown} isBusy={false} onEnd={() => undefined} />,
    { state: {}, known: {} },
  );
  expect(html).toContain(`<p role="status">${words}</p>`);
});
