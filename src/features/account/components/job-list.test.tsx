import { expect, it } from "vitest";
import { textsOf } from "~/i18n/catalogue.ts";
import { translatorOf } from "~/i18n/translate.ts";
import { drawnInEditor } from "../../../../tests/support/in-editor.tsx";
import { JobList } from "./job-list.tsx";

const at = "2026-03-04T05:06:00.000Z";
const failed = { id: "1", name: "mail.send", state: "failed", retries: 4, reason: "elsewhere" };

function draw(locale: string, jobs: object[], scarceBytes: number | null = null): string {
  const t = translatorOf<"account">(textsOf("account", locale));
  return drawnInEditor(<JobList t={t} locale={locale} />, { state: {}, known: { "jobs.list": { jobs, scarceBytes } } });
}

it.each([
  ["de", "Aufgegeben", "Ein anderer Server war nicht erreichbar."],
  ["fr", "Abandonné", "Un autre serveur n’était pas joignable."],
])("tells in %s what was given up, after how many tries and why", (locale, words, why) => {
  const html = draw(locale, [{ ...failed, createdAt: at, startsAt: at, startedAt: at, completedAt: at }]);
  expect(html).toContain(`<td>${words}<small>${why}</small></td><td>5</td>`);
});

it("calls each job by what it does, and one that is known no longer by its own name", () => {
  const row = { ...failed, createdAt: at, startsAt: at, startedAt: at, completedAt: at };
  const html = draw("fr", [row, { ...row, id: "2", name: "old.job" }]);
  expect(html).toContain('<td title="mail.send">Envoi d’un e-mail</td>');
  expect(html).toContain('<td title="old.job">old.job</td>');
});

it("counts no try of what has not begun, and says where there is nothing", () => {
  const waiting = { ...failed, state: "created", retries: 0, reason: null };
  const html = draw("de", [{ ...waiting, createdAt: at, startsAt: at, startedAt: null, completedAt: null }]);
  expect(html).toContain("<td>Wartet</td><td>0</td>");
  expect(draw("de", [])).toContain("Hier gibt es nichts.");
});

it("warns while the disk is nearly full", () => {
  expect(draw("de", [], 3 * 1024 ** 3)).toContain("Auf dem Server sind nur noch 3 GB frei");
  expect(draw("fr", [], 3 * 1024 ** 3)).toContain("Il ne reste que 3 Go sur le serveur");
  expect(draw("de", [])).not.toContain("frei");
});
