import type { ChangeEvent } from "~/features/document/schema.ts";
import type { MediaRef } from "~/features/media/schema.ts";
import type { Draft } from "~/features/page/api-schema.ts";
import { mediaIdsOf } from "~/features/page/domain/fields.ts";
import { historyOf } from "~/features/page/domain/undo-history.ts";
import type { Patch } from "~/features/page/schema.ts";
import { rebase, receive } from "./edit-log.ts";
import type { EditorModel } from "./editor-model.ts";
import { withReplaced } from "./editor-state.ts";
import type { Transport } from "./transport.ts";
import { withEarlier } from "./undo-stacks.ts";

interface Surroundings {
  model: EditorModel;
  transport: Pick<Transport, "loadDraft" | "loadSteps">;
  /** The page is there again: what waits can be sent. */
  onBack: () => void;
}

/** What happens to a page beside its content: only a whole draft tells of it. */
const fates = new Set(["page.restore", "page.publish", "page.takeDown", "page.putBack"]);

/** Keeps up with the draft on the server: what others change, and what this person did before. */
export function createDraftFollower(first: Draft, { model, transport, onBack }: Surroundings) {
  /** Media that the page names and a draft came without: they are gone from the library. */
  const goneMedia = new Set(unknownMediaIn(first));

  let newest = first.revision;
  let [asked, applied] = [0, 0];
  /** Media as drafts brought them; others were said here. */
  const brought = new WeakSet<object>(Object.values(first.media));

  async function refresh(): Promise<void> {
    const turn = (asked += 1);
    const { media: before } = model.core();
    const draft = await transport.loadDraft();
    const { gone, log, media, publishedNumber } = model.core();
    // What has been said of a medium here since the draft was asked for is newer.
    const isSaid = ([id, medium]: [string, MediaRef]) => medium !== before[id] && !brought.has(medium);
    const said = Object.fromEntries(Object.entries(media).filter(isSaid));
    for (const medium of Object.values(draft.media)) brought.add(medium);
    const isInTurn = turn > applied;
    applied = Math.max(applied, turn);
    const isNewest = draft.revision >= newest;
    newest = Math.max(newest, draft.revision);
    model.change({
      ...(gone && { gone: null, problem: "none" }),
      log: rebase(log, draft),
      media: isInTurn ? { ...media, ...draft.media, ...said } : { ...draft.media, ...media },
      publishedNumber: isNewest ? draft.publishedNumber : publishedNumber,
    });
    for (const id of unknownMediaIn(draft)) goneMedia.add(id);
    if (gone) onBack();
  }

  /**
   * The page goes into the trash and comes out of it, perhaps at another address; what waits, waits that long. What
   * visitors find of it changes, too.
   */
  function followFate({ command, actorId, actorName }: ChangeEvent): void {
    if (command === "page.remove") model.change({ gone: { by: { id: actorId, name: actorName } } });
    if (fates.has(command)) void refresh().catch(() => undefined);
  }

  return {
    refresh,
    onRemoteChange(remote: ChangeEvent): void {
      const core = model.core();
      model.change({ ...withReplaced(core, remote), log: receive(core.log, remote) });
      followFate(remote);
      const isNew = unknownMediaIn(model.state()).some((id) => !goneMedia.has(id));
      if (isNew) void refresh().catch(() => undefined);
    },
    /** What the person did before, in this tab or another one, can be taken back as if they had never left. */
    async takeUpSteps(): Promise<void> {
      const changes = await transport.loadSteps().catch(() => []);
      const { log, stacks } = model.core();
      const own = new Map([...changes.map(({ opId, patches }): [string, Patch[]] => [opId, [...patches]]), ...log.own]);
      model.change({ log: { ...log, own }, stacks: withEarlier(stacks, historyOf(changes)) });
    },
  };
}

/** The pictures and films of the page that are not known; a change by somebody else may bring a new one. */
function unknownMediaIn({ document, media }: Pick<Draft, "document" | "media">): string[] {
  const fields = Object.values(document.groups).flatMap((group) => Object.values(group.fields));
  return fields.flatMap(mediaIdsOf).filter((id) => !media[id]);
}
