// @vitest-environment jsdom

import { readdirSync, readFileSync } from "node:fs";
import { toast as shownToast, type Action } from "sonner";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { eventually } from "../../../../tests/support/eventually.ts";
import { runSiteCommand } from "~/features/site/commands/run.ts";
import type { SiteDocument } from "~/features/site/document-schema.ts";
import { opticianTheme } from "~/features/blocks/theme/theme-presets.ts";
import { defaultSettings } from "~/features/site/schema.ts";
import { differenceIn } from "~/features/document/domain/patches.ts";
import type { Operation, Patch } from "~/features/document/schema.ts";
import { siteShape } from "~/features/site/domain/site-shape.ts";
import { memory } from "../../../../tests/support/memory-storage.ts";
import { browserStorage } from "../state/pending-storage.ts";
import type { SendOutcome } from "../state/transport.ts";
import { loadToaster } from "../toasts/toast.ts";
import { forgetOffer, offerUndo } from "./offer-undo.ts";
import { createSiteSession } from "./site-session.ts";
import type { SiteProblem, SiteSession } from "./site-session-contract.ts";
import { keptSteps, noSteps, type SiteSteps } from "./site-steps.ts";

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
const containerId = idOf(1);
const blank: SiteDocument = {
  id: idOf(9),
  name: "Optik Seeblick",
  timeZone: "Europe/Zurich",
  locales: ["de"],
  settings: defaultSettings,
  theme: opticianTheme,
  navigation: {
    containers: { [containerId]: { area: "header", label: {}, labelSources: {}, labelMachine: [], sortKey: "a0" } },
    entries: {},
  },
  collections: {},
  pages: { [idOf(2)]: { name: "Team", names: {}, role: null, collection: null, slugs: { de: "team" } } },
  trash: {},
  media: {},
};

/** A server that runs the same commands, and that can be told to refuse, or be out of reach. */
function fakeServer() {
  let document = blank;
  let revision = 5;
  let instead: SendOutcome | null = null;
  let slowly: () => Promise<void> = () => Promise.resolve();
  const log = new Map<string, Patch[]>();
  return {
    load: async () => {
      const read = { document, revision };
      await slowly();
      return read;
    },
    /** Until then, answers to loads do not come. */
    hold: () => {
      let release = () => undefined as void;
      const held = new Promise<void>((go) => (release = go));
      slowly = () => held;
      return () => {
        slowly = () => Promise.resolve();
        release();
      };
    },
    /** The next load fails. */
    fail: () =>
      void (slowly = () => {
        slowly = () => Promise.resolve();
        return Promise.reject(new Error("away"));
      }),
    send: async ([operation]: readonly Operation[]): Promise<SendOutcome> => {
      await Promise.resolve();
      if (instead) return instead;
      if (!operation) throw new Error("nothing was sent");
      const result = runSiteCommand(document, operation, { locales: document.locales, patchesOf: (id) => log.get(id) });
      if (!result.ok) return { type: "refused", refusal: result.refusal };
      const patches = differenceIn(siteShape, document, result.document);
      log.set(operation.opId, patches);
      if (result.document !== document) revision += 1;
      document = result.document;
      return { type: "confirmed", saved: [{ revision, patches }] };
    },
    answer: (next: SendOutcome | null) => (instead = next),
    /** Another person's change, of which nobody is told. */
    change: (city: string) => {
      const { settings: before } = document;
      document = { ...document, settings: { ...before, footer: { ...before.footer, city } } };
      revision += 1;
    },
    /** Somebody gives the site another language. */
    speak: (locale: "fr") => {
      document = { ...document, locales: [...document.locales, locale] };
      revision += 1;
    },
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
    load: server.load,
    send: server.send,
    loadCommands: () => Promise.resolve(runSiteCommand),
    steps: { load: () => kept, save: (steps) => (kept = steps) },
    newId: () => idOf(100 + (count += 1)),
    now: () => count,
    random: () => 0,
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

afterEach(() => session.stop());

const entryId = idOf(3);
const add = () => session.run("navigation.add", { entryId, containerId, parentId: null, pageId: idOf(2) });
const name = (text: string) => session.run("navigation.edit", { entryId, label: { de: text } });
const shown = () => Object.values(session.getState().document?.navigation.entries ?? {}).map(({ label }) => label.de);
const rest = async () => {
  while (session.getState().isSaving || session.getState().isLoading)
    await new Promise<void>((go) => void setImmediate(go));
};

describe("a toast that offers a step's way back", () => {
  beforeEach(async () => {
    await loadToaster();
    shownToast.dismiss(); // what other tests told
  });

  const offered = () => shownToast.getToasts().map((each) => ("title" in each ? each.title : null));
  const offer = (opId: string, told: string) => offerUndo(session, { opId, id: "saving", told, label: "Rückgängig" });

  it("goes when the step is taken back by other means, and stays when an earlier one is", async () => {
    add();
    name("Leute");
    await rest();
    const [first, second] = kept.undo.map(({ opId }) => opId);
    offer(first!, "Hinzugefügt");
    offer(second!, "Umbenannt");
    session.takeBackAll([first!], { onProblem: (problem) => void problems.push(problem) });
    await rest();
    expect(offered()).toEqual(["Umbenannt"]);
    await session.takeBack("undo", second);
    expect(offered()).toEqual([]);
    offer(second!, "Umbenannt");
    expect(offered(), "nothing is left to offer").toEqual([]);
  });

  it("leaves what is told in its place afterwards alone: it may hold what somebody set", async () => {
    add();
    await rest();
    const [first] = kept.undo.map(({ opId }) => opId);
    offer(first!, "Hinzugefügt");
    forgetOffer("saving");
    shownToast.error("Nicht gespeichert", { id: "saving" });
    await session.takeBack("undo", first);
    expect(offered()).toEqual(["Nicht gespeichert"]);
    shownToast.dismiss("saving");
  });

  it("takes all steps of one call back, and goes with any of them", async () => {
    add();
    name("Leute");
    await rest();
    const [first, second] = kept.undo.map(({ opId }) => opId) as [string, string];
    const offerBoth = () =>
      offerUndo(session, { opId: [second, first], id: "both", told: "Beides", label: "Rückgängig" });
    offerBoth();
    const [toast] = shownToast.getToasts();
    if (!toast || !("action" in toast)) throw new Error("no way back is offered");
    (toast.action as Action).onClick({} as never);
    await eventually(() => expect(shown()).toEqual([]));
    expect(offered()).toEqual([]);
    await session.takeBack("redo");
    offerBoth();
    expect(offered(), "the other step is not there any more").toEqual([]);
  });

  it("is the one way in which toasts take steps on the site back", () => {
    const files = readdirSync("src/features/editor", { recursive: true, encoding: "utf8" }).filter((file) =>
      /(?<!\.test)\.tsx?$/.test(file),
    );
    const takers = files.filter((file) =>
      readFileSync(`src/features/editor/${file}`, "utf8").includes('.takeBack("undo"'),
    );
    expect(takers).toEqual(["site/offer-undo.ts"]);
  });
});

describe("several steps of the same person", () => {
  const outcome = { onProblem: (problem: SiteProblem) => void problems.push(problem) };

  it("are taken back in one, which is no step of their own any more and can itself be taken back", async () => {
    add();
    name("Leute");
    await rest();
    const opIds = kept.undo.map(({ opId }) => opId).toReversed();
    const saved: string[] = [];
    session.takeBackAll(opIds, { ...outcome, onSaved: (opId) => void saved.push(opId) });
    await rest();
    expect([shown(), server.labels()]).toEqual([[], []]);
    expect(kept.undo.map(({ opId }) => opId)).toEqual(saved);
    await session.takeBack("undo");
    expect(shown()).toEqual(["Leute"]);
    expect(problems).toEqual([]);
  });

  it("stay steps when that is refused", async () => {
    add();
    await rest();
    const before = kept.undo;
    server.answer({ type: "refused", refusal: "changed-meanwhile" });
    session.takeBackAll(
      before.map(({ opId }) => opId),
      outcome,
    );
    await rest();
    expect(problems).toMatchObject([{ refusal: "changed-meanwhile" }]);
    expect(kept.undo).toEqual(before);
  });
});

describe("what only the server can judge", () => {
  const id = idOf(7);
  const point = (x: number) => session.send("media.describe", { id, focalPoint: { x, y: 0.5 } });
  const saved: (readonly string[])[] = [];

  it("is saved without the site's document, and taken back with it; whoever listens is told what changed", async () => {
    session = openSession();
    saved.length = 0;
    session.onSaved((patches) => saved.push(patches.map(({ path, after }) => `${path[2]} ${JSON.stringify(after)}`)));
    point(0.2);
    point(0.4);
    await rest();
    expect(session.getState().document).toBeNull();
    await session.takeBack("undo");
    await session.takeBack("undo");
    await session.takeBack("redo");
    const told = [0.2, 0.4, 0.2, null, 0.2].map((x) => [`focalPoint ${JSON.stringify(x && { x, y: 0.5 })}`]);
    expect(saved).toEqual(told);
  });

  it("tells whether whoever ran it follows it themselves: an undo nobody does", async () => {
    const followed: boolean[] = [];
    session.onSaved((_, isFollowed) => followed.push(isFollowed));
    session.send("media.describe", { id, alt: { de: "Ein Laden" } }, { onProblem: () => undefined });
    await rest();
    await session.takeBack("undo");
    const again = session.send("media.describe", { id, alt: { de: "Ein Laden" } });
    session.takeBackAll([again], { onProblem: (problem) => void problems.push(problem) });
    await rest();
    expect(followed).toEqual([true, false, false, false]);
    expect(problems).toEqual([]);
  });
});

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
      onProblem: ({ refusal }: SiteProblem) => told.push(refusal),
    };
    const city = (name: string) => session.run("settings.save", { settings: { footer: { city: name } } }, outcome);
    city("Winterthur");
    city("Winterthur");
    session.run("theme.save", { theme: { palette: { text: "#eeeeee" } } }, outcome);
    await rest();
    server.answer({ type: "refused", refusal: "invalid-input" });
    city("Seuzach");
    await rest();
    expect(told).toEqual(["unchanged", "theme-unreadable", "saved", "invalid-input"]);
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
    server.answer({ type: "refused", refusal: "invalid-input" });
    expect(add()).toBe(true);
    await rest();
    expect(shown()).toEqual([]);
    expect(problems).toHaveLength(1);
    expect(session.getState().undoAt).toBeNull();
  });

  it.each([
    ["forbidden", "forbidden"],
    ["gone", "not-found"],
  ] as const)("goes on saving after a change that is %s, which is told", async (type, refusal) => {
    server.answer({ type });
    add();
    await rest();
    expect([shown(), problems]).toEqual([[], [{ command: "navigation.add", refusal }]]);
    server.answer(null);
    add();
    await expect.poll(server.labels).toEqual([undefined]);
    await rest();
  });

  it("tells why a command cannot run here, and sends nothing", () => {
    expect(name("Eins")).toBe(false);
    expect(problems).toEqual([{ command: "navigation.edit", refusal: "entry-not-found" }]);
    expect(session.getState().isSaving).toBe(false);
  });

  it("forgets a step that can no longer be taken back", async () => {
    add();
    await rest();
    server.answer({ type: "refused", refusal: "not-undoable" });
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

  it("leaves the turn to the step before as soon as one is taken back, also while the site is on its way", async () => {
    add();
    name("Eins");
    await rest();
    const [first, second] = kept.undo.map(({ at }) => at);
    session = openSession();
    const release = server.hold();
    const pressedAt = count;
    const taking = session.takeBack("undo");
    expect([session.getState().undoAt, kept.undo.at(-1)?.at]).toEqual([first, second]);
    release();
    await taking;
    expect(server.labels()).toEqual([undefined]);
    expect(session.getState()).toMatchObject({ undoAt: first, redoAt: pressedAt });
  });

  it("keeps a step that cannot be taken back while the site cannot be had, to be tried again", async () => {
    add();
    await rest();
    session = openSession();
    server.fail();
    await session.takeBack("undo");
    expect(problems).toEqual([{ command: "history.undo", refusal: "unreachable" }]);
    await session.takeBack("undo");
    expect(server.labels()).toEqual([]);
  });

  it("shows what a call of its own has done to the site", async () => {
    await rest();
    server.change("Chur");
    session.done(idOf(77));
    session.onRemoteChange({ opId: idOf(77), revision: 6 }); // what is its own is not told twice
    await rest();
    expect(session.getState().document?.settings.footer.city).toBe("Chur");
  });

  it("runs what is of a language that the site was given meanwhile", async () => {
    const input = { locale: "fr", mayReplace: true, by: "human" } as const;
    const texts = [{ id: containerId, text: "Menu", source: "Menü" }];
    const translate = () => session.run("navigation.translate", { ...input, texts });
    expect(translate()).toBe(false);
    server.speak("fr");
    await session.reload();
    expect(translate()).toBe(true);
    await rest();
    expect(session.getState().document?.navigation.containers[containerId]?.label.fr).toBe("Menu");
  });

  it("loads anew after another person's change, and not after its own", async () => {
    add();
    await rest();
    const before = session.getState().document;
    session.onRemoteChange({ opId: idOf(101), revision: 6 });
    expect(session.getState().isLoading).toBe(false);
    session.onRemoteChange({ opId: idOf(55), revision: 9 });
    expect(session.getState().isLoading).toBe(true);
    await rest();
    expect(session.getState().document).toEqual(before);
  });
});

describe("what cannot be saved now", () => {
  const offline = { type: "offline" } as const;
  const footerCity = (city: string) => session.run("settings.save", { settings: { footer: { city } } });
  const cityNow = () => session.getState().document?.settings.footer.city;
  const tried = () => new Promise<void>((go) => void setImmediate(go));

  it.each(["offline", "unavailable", "signedOut"] as const)(
    "stays on screen as unsaved when the answer is %s, and goes out when it is tried again",
    async (type) => {
      server.answer({ type });
      add();
      name("Eins");
      await tried();
      expect([shown(), problems, session.getState().isSaving]).toEqual([["Eins"], [], true]);
      expect(session.getState().problem).not.toBe("none");
      server.answer(null);
      session.retry();
      await rest();
      expect([server.labels(), session.getState().problem]).toEqual([["Eins"], "none"]);
    },
  );

  it("is told to whoever asked for it, as waiting and then as saved", async () => {
    const told: string[] = [];
    const onProblem = () => told.push("problem");
    server.answer(offline);
    const outcome = { onWaiting: () => told.push("waiting"), onSaved: () => told.push("saved"), onProblem };
    session.run("settings.save", { settings: { footer: { city: "Olten" } } }, outcome);
    await tried();
    server.answer(null);
    session.retry();
    await rest();
    expect(told).toEqual(["waiting", "saved"]);
  });

  it("tells whether it would outlive the tab", async () => {
    session.start({ load: () => [], save: (pending) => pending.length === 0 });
    server.answer(offline);
    footerCity("Olten");
    await tried();
    expect(session.getState()).toMatchObject({ problem: "offline", isKept: false });
    server.answer(null);
    session.retry();
    await rest();
    expect(session.getState()).toMatchObject({ problem: "none", isKept: true });
  });

  it("is kept on the device, and taken up by the next page of the tab", async () => {
    const storage = memory();
    const onDevice = () =>
      browserStorage({ storage: () => storage, userId: "u", documentId: "s", tabId: "one", isAlive: () => false });
    session.start(onDevice());
    server.answer(offline);
    footerCity("Olten");
    await tried();
    session.stop();
    server.answer(null);
    session = openSession();
    await session.open();
    expect(session.start(onDevice())).toBe(1);
    expect(cityNow()).toBe("Olten");
    await rest();
    await session.reload();
    expect([cityNow(), Object.keys(storage)]).toEqual(["Olten", []]);
    await session.takeBack("undo");
    expect(cityNow()).toBe(blank.settings.footer.city);
  });

  it("is taken back on screen as well, before either of them is saved", async () => {
    server.answer(offline);
    footerCity("Olten");
    void session.takeBack("undo");
    await tried();
    expect(cityNow()).toBe(blank.settings.footer.city);
    server.answer(null);
    session.retry();
    await rest();
    await session.reload();
    expect([cityNow(), problems]).toEqual([blank.settings.footer.city, []]);
  });

  it("can be set over what another person did meanwhile", async () => {
    server.answer({ type: "stale", parts: [] });
    footerCity("Olten");
    await rest();
    expect([cityNow(), problems.map(({ refusal }) => refusal)]).toEqual([
      blank.settings.footer.city,
      ["changed-meanwhile"],
    ]);
    server.answer(null);
    problems[0]?.again?.();
    await rest();
    expect(cityNow()).toBe("Olten");
  });
});

it("goes on showing what it has saved behind others' changes until those come, also where that takes two tries", async () => {
  server.change("Bern");
  server.fail();
  add();
  await expect.poll(() => session.getState().isSaving).toBe(false);
  expect([shown(), session.getState().document?.settings.footer.city]).toEqual([
    [undefined],
    blank.settings.footer.city,
  ]);
  await eventually(() => expect(session.getState().document?.settings.footer.city).toBe("Bern"));
  expect(shown()).toEqual([undefined]);
});

it("loads again where it was told of a change while an older state was on its way", async () => {
  const release = server.hold();
  session = openSession();
  const opened = session.open();
  server.change("Bern");
  session.onRemoteChange({ opId: idOf(55), revision: 6 });
  release();
  await opened;
  await eventually(() => expect(session.getState().document?.settings.footer.city).toBe("Bern"));
  expect(session.revision()).toBe(6);
});

it("asks no more for what is behind once it is stopped, and again once it is started", async () => {
  server.change("Bern");
  server.fail();
  session.onRemoteChange({ opId: idOf(55), revision: 6 });
  session.stop();
  await rest();
  const city = () => session.getState().document?.settings.footer.city;
  await new Promise((done) => setTimeout(done, 300));
  expect([city(), session.getState().isLoading]).toEqual([blank.settings.footer.city, false]);
  session.start({ load: () => [], save: () => true });
  await eventually(() => expect(city()).toBe("Bern"));
});

it("takes nobody's change as known because a command of its own had no effect any more", async () => {
  server.change("Bern");
  const footer = () => session.getState().document?.settings.footer.city;
  session.run("settings.save", { settings: { footer: { city: "Bern" } } });
  expect(footer()).toBe("Bern");
  await rest();
  await eventually(() => expect(session.getState().isLoading).toBe(false));
  expect(footer()).toBe("Bern");
});

it("shows what others did before a change of its own, although nobody told of it", async () => {
  server.change("Bern");
  add();
  await rest();
  expect([session.getState().document?.settings.footer.city, shown()]).toEqual(["Bern", [undefined]]);
});

describe("kept steps", () => {
  const storage = (text: string | null) => ({ get: () => text, set: () => undefined, remove: () => undefined });
  it.each([null, "", "[]", "nonsense", '{"undo":[{"opId":"x","at":1}],"redo":[]}'])("are none in %j", (text) => {
    expect(keptSteps(storage(text), "site").load()).toEqual(noSteps);
  });
});
