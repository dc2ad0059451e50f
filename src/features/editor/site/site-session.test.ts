import { beforeEach, describe, expect, it } from "vitest";
import { runSiteCommand } from "~/features/site/commands/run.ts";
import type { SiteDocument } from "~/features/site/document-schema.ts";
import { opticianTheme } from "~/features/blocks/theme-presets.ts";
import { defaultSettings } from "~/features/site/schema.ts";
import { differenceIn } from "~/features/document/domain/patches.ts";
import type { Operation, Patch } from "~/features/document/schema.ts";
import { siteShape } from "~/features/site/domain/site-shape.ts";
import { createSiteSession, type SiteProblem, type SiteSession } from "./site-session.ts";
import { keptSteps, noSteps, type SiteSteps } from "./site-steps.ts";

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
const containerId = idOf(1);
const blank: SiteDocument = {
  id: idOf(9),
  settings: defaultSettings,
  theme: opticianTheme,
  navigation: { containers: { [containerId]: { area: "header", label: {}, sortKey: "a0" } }, entries: {} },
  collections: {},
  pages: { [idOf(2)]: { name: "Team", names: {}, role: null, collection: null, slugs: { de: "team" } } },
  trash: {},
};
const settings = (patchesOf: (opId: string) => Patch[] | undefined) => ({ locales: ["de" as const], patchesOf });

/** A server that runs the same commands, and that can be told to refuse. */
function fakeServer() {
  let document = blank;
  let revision = 5;
  let refusing = false;
  const log = new Map<string, Patch[]>();
  return {
    load: () => Promise.resolve({ document, revision }),
    send: async ({ operation }: { operation: Operation }) => {
      await Promise.resolve();
      const result = runSiteCommand(
        document,
        operation,
        settings((id) => log.get(id)),
      );
      if (refusing || !result.ok) throw new Error("refused");
      log.set(operation.opId, differenceIn(siteShape, document, result.document));
      document = result.document;
      return { revision: (revision += 1) };
    },
    refuse: (next: boolean) => (refusing = next),
    labels: () => Object.values(document.navigation.entries).map(({ label }) => label.de),
  };
}

let server: ReturnType<typeof fakeServer>;
let session: SiteSession;
let kept: SiteSteps;
let problems: SiteProblem[];
let count: number;

function openSession(): SiteSession {
  const opened = createSiteSession({
    locales: ["de"],
    load: server.load,
    send: server.send,
    loadCommands: () => Promise.resolve(runSiteCommand),
    steps: { load: () => kept, save: (steps) => (kept = steps) },
    newId: () => idOf(100 + (count += 1)),
    now: () => count,
  });
  opened.onProblem((problem) => problems.push(problem));
  return opened;
}

beforeEach(async () => {
  server = fakeServer();
  kept = noSteps;
  problems = [];
  count = 0;
  session = openSession();
  await session.open();
});

const entryId = idOf(3);
const add = () => session.run("navigation.add", { entryId, containerId, parentId: null, pageId: idOf(2) });
const name = (text: string) => session.run("navigation.edit", { entryId, label: { de: text } });
const shown = () => Object.values(session.getState().document?.navigation.entries ?? {}).map(({ label }) => label.de);
const rest = async () => {
  while (session.getState().isSaving) await new Promise<void>((go) => void setImmediate(go));
};

describe("the site under edit", () => {
  it("shows a change at once, and saves changes in their order", async () => {
    add();
    name("Eins");
    name("Zwei");
    expect(shown()).toEqual(["Zwei"]);
    expect(session.getState().isSaving).toBe(true);
    await rest();
    expect(server.labels()).toEqual(["Zwei"]);
  });

  it("takes steps back one by one and brings them again", async () => {
    add();
    name("Eins");
    await rest();
    await session.takeBack("undo");
    expect([server.labels(), shown()]).toEqual([[undefined], [undefined]]);
    await session.takeBack("undo");
    expect(server.labels()).toEqual([]);
    expect(session.getState().undoAt).toBeNull();
    await session.takeBack("redo");
    await session.takeBack("redo");
    expect([server.labels(), session.getState().redoAt]).toEqual([["Eins"], null]);
  });

  it("tells whoever asked for it how one operation went, and nobody else", async () => {
    const told: string[] = [];
    const outcome = {
      onSaved: () => told.push("saved"),
      onUnchanged: () => told.push("unchanged"),
      onProblem: (problem: SiteProblem) => told.push("refusal" in problem ? problem.refusal : "failed"),
    };
    const city = (name: string) => session.run("settings.save", { settings: { footer: { city: name } } }, outcome);
    city("Winterthur");
    city("Winterthur");
    session.run("theme.save", { theme: { palette: { text: "#eeeeee" } } }, outcome);
    await rest();
    server.refuse(true);
    city("Seuzach");
    await rest();
    expect(told).toEqual(["unchanged", "theme-unreadable", "saved", "failed"]);
    expect([problems, session.getState().document?.settings.footer.city]).toEqual([[], "Winterthur"]);
  });

  it("keeps a change that is made while the site is being loaded anew", async () => {
    const loading = session.reload();
    add();
    name("Eins");
    await loading;
    expect(shown()).toEqual(["Eins"]);
    await rest();
    expect([shown(), server.labels()]).toEqual([["Eins"], ["Eins"]]);
  });

  it("takes what the server refuses off the screen, with the step, and tells", async () => {
    server.refuse(true);
    expect(add()).toBe(true);
    await rest();
    expect(shown()).toEqual([]);
    expect(problems).toHaveLength(1);
    expect(session.getState().undoAt).toBeNull();
  });

  it("tells why a command cannot run here, and sends nothing", () => {
    expect(name("Eins")).toBe(false);
    expect(problems).toEqual([{ refusal: "entry-not-found" }]);
    expect(session.getState().isSaving).toBe(false);
  });

  it("forgets a step that can no longer be taken back", async () => {
    add();
    await rest();
    server.refuse(true);
    await session.takeBack("undo");
    expect([session.getState().undoAt, problems.length]).toEqual([null, 1]);
  });

  it("takes back from another page what a call of its own has done", async () => {
    add();
    await rest();
    session = openSession();
    await session.takeBack("undo");
    expect(server.labels()).toEqual([]);
  });

  it("loads anew after another person's change, and not after its own", async () => {
    add();
    await rest();
    const before = session.getState().document;
    session.onRemoteChange({ opId: idOf(101), revision: 6 });
    expect(session.getState().isSaving).toBe(false);
    session.onRemoteChange({ opId: idOf(55), revision: 9 });
    expect(session.getState().isSaving).toBe(true);
    await rest();
    expect(session.getState().document).toEqual(before);
  });
});

describe("kept steps", () => {
  const storage = (text: string | null) => ({ get: () => text, set: () => undefined, remove: () => undefined });
  it.each([null, "", "[]", "nonsense", '{"undo":[{"opId":"x","at":1}],"redo":[]}'])("are none in %j", (text) => {
    expect(keptSteps(storage(text), "site").load()).toEqual(noSteps);
  });
});
