import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dequal } from "dequal/lite";
import { arbitrarySteps, inputOf, type Step } from "../support/arbitrary-play.ts";
import { addPage } from "~/features/site/pages/add-page.ts";
import { changesSince } from "~/features/page/service/changes-since.ts";
import { editPage } from "~/features/page/service/edit-page.ts";
import { loadDraft } from "~/features/page/service/load-draft.ts";
import { publishPage } from "~/features/page/service/publish-page.ts";
import { checkInvariants } from "~/features/page/domain/invariants.ts";
import { applyPatches, valueAt } from "~/features/page/domain/patches.ts";
import { overlaps } from "~/features/document/domain/shape.ts";
import { runCommand } from "~/features/page/commands/run.ts";
import type { PageDocument } from "~/features/page/schema.ts";
import { DomainError } from "~/lib/errors.ts";
import type { ServiceContext } from "~/server/context.ts";
import { makeSite } from "../support/page-context.ts";
import { useDatabase } from "../support/database.ts";
import { rounds } from "../support/effort.ts";

const database = useDatabase();
const seed = 20_261_122;

interface Saved {
  editor: number;
  baseRevision: number;
  revision: number;
  opId: string;
}

/** An editor who works on what was read some time ago, and refreshes only when told to be stale. */
class Editor {
  document: PageDocument | undefined;
  revision = 0;
  readonly saved: Saved[] = [];

  constructor(
    readonly number: number,
    readonly ctx: ServiceContext,
    readonly pageId: string,
  ) {}

  async refresh(): Promise<void> {
    ({ document: this.document, revision: this.revision } = await loadDraft(this.ctx, { pageId: this.pageId }));
  }

  async play(step: Step): Promise<void> {
    const document = this.document;
    if (!document) return;
    if (step.type === "publish") return void (await publishPage(this.ctx, { pageId: this.pageId }).catch(onlyRefusals));
    const own = this.saved[step.type === "undo" ? step.step % Math.max(this.saved.length, 1) : 0];
    if (step.type === "undo" && !own) return;
    const operation =
      step.type === "undo"
        ? { opId: randomUUID(), command: "history.undo", input: { opIds: [own?.opId ?? ""] } }
        : {
            opId: randomUUID(),
            command: step.command,
            input: inputOf(step, document, randomUUID()),
          };
    const baseRevision = this.revision;
    const result = await editPage(this.ctx, { pageId: this.pageId, baseRevision, operation }).catch(onlyRefusals);
    if (!result) return await this.refresh();
    if (result.patches.length === 0) return;
    this.saved.push({ editor: this.number, baseRevision, revision: result.revision, opId: operation.opId });
  }
}

const ofMedia = new Set(["field.image", "field.mediaList"]);

function onlyRefusals(error: unknown): null {
  if (error instanceof DomainError && (error.code === "invalid" || error.code === "stale")) return null;
  throw error;
}

describe("two editors on one page at the same time", () => {
  it("lose nothing that either of them was told is saved", async () => {
    await fc.assert(
      fc.asyncProperty(arbitrarySteps, arbitrarySteps, async (mine, theirs) => {
        const { contexts } = await makeSite(database.db, { editors: 2 });
        const { pageId } = await addPage(contexts[0], {
          name: "Seite",
          locale: "de",
          collection: null,
          initialGroups: ["hero", "imageBoard"],
        });
        const start = await loadDraft(contexts[0], { pageId });
        const editors = contexts.map((ctx, number) => new Editor(number, ctx, pageId));
        await Promise.all(
          editors.map(async (editor, number) => {
            await editor.refresh();
            for (const step of number === 0 ? mine : theirs) await editor.play(step);
          }),
        );
        const end = await loadDraft(contexts[0], { pageId });
        const changes = await changesSince(contexts[0], { pageId, revision: start.revision });
        const saved = editors.flatMap((editor) => editor.saved);

        checkInvariants(end.document);
        // The log has no gap, holds every saved change, and leads from the start to the end.
        expect(changes.map(({ revision }) => revision)).toEqual(changes.map((_, index) => start.revision + index + 1));
        expect(changes.reduce((document, { patches }) => applyPatches(document, patches), start.document)).toEqual(
          end.document,
        );
        for (const { revision, opId } of saved)
          expect(changes.find((change) => change.opId === opId)?.revision).toBe(revision);

        // What was saved stands at the end, unless somebody who knew of it changed it later.
        for (const own of saved) {
          for (const { path, after } of changes.find(({ opId }) => opId === own.opId)?.patches ?? []) {
            const later = changes.filter(
              (change) => change.revision > own.revision && change.patches.some((patch) => overlaps(patch.path, path)),
            );
            if (later.length === 0) expect(dequal(valueAt(end.document, path) ?? null, after)).toBe(true);
            const strangers = later.flatMap(({ opId }) =>
              saved.filter((one) => one.opId === opId && one.editor !== own.editor),
            );
            const first = strangers[0];
            if (first) expect(first.baseRevision).toBeGreaterThanOrEqual(own.revision);
          }
        }
      }),
      { numRuns: rounds({ short: 15, long: 200 }), seed, endOnFailure: true },
    );
  });

  it("keep their words apart also where both windows have one account", async () => {
    const [ctx] = (await makeSite(database.db)).contexts;
    const { pageId } = await addPage(ctx, { name: "Seite", locale: "de", collection: null, initialGroups: ["hero"] });
    const { document, revision: baseRevision } = await loadDraft(ctx, { pageId });
    const [groupId = ""] = Object.keys(document.groups);
    const type = (text: string, base: string | null) => {
      const input = { groupId, fieldName: "title", locale: "de", text, base };
      return editPage(ctx, { pageId, baseRevision, operation: { opId: randomUUID(), command: "field.text", input } });
    };
    await type("Wir sind da", null);
    await type("Wir sind da, heute", "Wir sind da"); // goes on in its own window
    await type("Hier: Wir sind da", "Wir sind da"); // another place of the text, in the other window
    await expect(type("Wir sind da und froh", "Wir sind da")).rejects.toMatchObject({ code: "stale" });
    await expect(type("Wir sind nun da", "Wir sind da")).resolves.toMatchObject({ revision: baseRevision + 4 });
  });

  it("get the same document from the browser's run and from the server's", async () => {
    await fc.assert(
      fc.asyncProperty(arbitrarySteps, async (steps) => {
        const [ctx] = (await makeSite(database.db)).contexts;
        const { pageId } = await addPage(ctx, {
          name: "Seite",
          locale: "de",
          collection: null,
          initialGroups: ["hero"],
        });
        let { document, revision } = await loadDraft(ctx, { pageId });
        for (const step of steps) {
          if (step.type !== "command" || ofMedia.has(step.command)) continue; // the server alone knows the pictures
          const input = inputOf(step, document, randomUUID());
          if (JSON.stringify(input).includes('"type":"page"')) continue; // nor does a browser know which pages there are
          const operation = { opId: randomUUID(), command: step.command, input };
          const local = runCommand(document, operation, { locales: ["de", "fr", "en"], patchesOf: () => undefined });
          const remote = await editPage(ctx, { pageId, baseRevision: revision, operation }).catch(onlyRefusals);
          expect(remote !== null, JSON.stringify(operation)).toBe(local.ok);
          if (local.ok && remote) ({ document, revision } = { document: local.document, revision: remote.revision });
        }
        // Loading gives back exactly what was saved.
        expect((await loadDraft(ctx, { pageId })).document).toEqual(document);
      }),
      { numRuns: rounds({ short: 15, long: 200 }), seed, endOnFailure: true },
    );
  });
});
