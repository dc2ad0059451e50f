import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arbitrarySteps, inputOf, type Step } from "../../../tests/support/arbitrary-play.ts";
import { emptyPage, idOf, Player } from "../../../tests/support/test-page.ts";
import { pageCommands } from "./commands/registry.ts";
import { publicationStatus } from "./domain/publication-status.ts";
import { applyPatches, difference, invert } from "./domain/patches.ts";
import { afterPublish, publishedForm, revertedTo } from "./domain/publishing.ts";
import { pageDocumentSchema } from "./schema.ts";

/** Plays a random step; `Player` checks the rules of a document after it. */
function play(player: Player, step: Step, number: number): void {
  if (step.type === "publish") player.set(afterPublish(player.document));
  else if (step.type === "undo") player.undo([...player.log.keys()][step.step % Math.max(player.log.size, 1)]);
  else player.play(step.command, inputOf(step, player.document, idOf(`new ${number}`)));
}
function played(steps: readonly Step[], player = new Player()): Player {
  steps.forEach((step, number) => play(player, step, number));
  return player;
}
const holds = (check: (steps: Step[]) => void) => fc.assert(fc.property(arbitrarySteps, check), { numRuns: 300 });

it("random sequences leave no command out", () => {
  const steps = fc.sample(arbitrarySteps, { numRuns: 900, seed: 1 }).flat();
  const names = new Set(steps.map((step) => (step.type === "command" ? step.command : "history.undo")));
  expect([...pageCommands.keys()].filter((name) => !names.has(name))).toEqual([]);
});

it("every command changes something in random sequences", () => {
  const done = new Set<string>();
  for (const steps of fc.sample(arbitrarySteps, { numRuns: 900, seed: 1 })) {
    const player = new Player();
    steps.forEach((step, number) => {
      const before = player.document;
      play(player, step, number);
      if (step.type === "command" && player.document !== before) done.add(step.command);
    });
  }
  expect([...pageCommands.keys()].filter((name) => !done.has(name))).toEqual(["history.undo"]); // played by itself
});

describe("random sequences of commands, undos and publishes", () => {
  it("keep every rule and stay inside the schema", () => {
    holds((steps) => void pageDocumentSchema.parse(played(steps).document));
  });

  it("differ by patches that lead there and back", () => {
    holds((steps) => {
      const [before, after] = [played(steps.slice(0, steps.length / 2)), played(steps)].map(({ document }) => document);
      if (!before || !after) return;
      const patches = difference(before, after);
      expect(applyPatches(before, patches)).toEqual(after);
      expect(applyPatches(after, invert(patches))).toEqual(before);
      expect(difference(after, after)).toEqual([]);
    });
  });

  it("give the same document where the patches are followed and where the commands run", () => {
    holds((steps) => {
      const player = played(steps.filter(({ type }) => type !== "publish"));
      const followed = [...player.log.values()].reduce(applyPatches, emptyPage());
      expect(JSON.parse(JSON.stringify(followed))).toEqual(player.document);
    });
  });

  it("are taken back to the start, newest first, and done again", () => {
    holds((steps) => {
      const player = played(steps.filter(({ type }) => type === "command"));
      const end = player.document;
      const own = [...player.steps];
      for (const opId of own.toReversed()) player.undo(opId);
      expect(player.document).toEqual(emptyPage());
      for (const opId of player.steps.slice(own.length).toReversed()) player.undo(opId);
      expect(player.document).toEqual(end);
    });
  });

  it("are taken back to the start in one command", () => {
    holds((steps) => {
      const player = played(steps.filter(({ type }) => type === "command"));
      if (player.steps.length === 0) return;
      player.play("history.undo", { opIds: player.steps.toReversed() });
      expect(player.document).toEqual(emptyPage());
    });
  });

  it("leave nothing to revert or to publish after a publish", () => {
    holds((steps) => {
      const draft = played(steps).document;
      const shown = publishedForm(draft);
      const settled = afterPublish(draft);
      expect(revertedTo(shown, settled)).toEqual(settled);
      expect(publishedForm(settled)).toEqual(shown);
      const page = { document: shown, media: {} };
      expect(publicationStatus({ document: publishedForm(settled), media: {} }, page)).toEqual({
        fields: 0,
        groups: 0,
        pages: 0,
        changed: [],
      });
      expect(Object.values(shown.groups).every(({ status }) => status === "published")).toBe(true);
    });
  });

  it("are discarded by a revert, whatever followed the publish", () => {
    holds((steps) => {
      const player = played(steps);
      const shown = publishedForm(player.document);
      player.set(afterPublish(player.document));
      const later = played(
        steps.filter(({ type }) => type === "command"),
        player,
      ).document;
      const reverted = revertedTo(shown, later);
      expect(publishedForm(reverted)).toEqual(shown);
    });
  });
});
