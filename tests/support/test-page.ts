import { v5 } from "uuid";
import { runCommand } from "~/features/page/commands/run.ts";
import { checkInvariants } from "~/features/page/domain/invariants.ts";
import { difference } from "~/features/page/domain/patches.ts";
import type { Json } from "~/lib/json.ts";
import type { Locale } from "~/lib/locales.ts";
import type { PageDocument, Patch } from "~/features/page/schema.ts";

/** For tests: a stable id for any short name. */
export const idOf = (name: string) => v5(name, "6f1d2a5e-0000-4000-8000-000000000000");
export const testLocales: Locale[] = ["de", "fr", "en"];

export function emptyPage(): PageDocument {
  return {
    id: idOf("page"),
    name: "Testseite",
    role: null,
    status: "draft",
    collection: null,
    options: {},
    disallowedLocales: [],
    locales: { de: { slug: "test", name: "Test", description: "" } },
    groups: {},
  };
}

/** Plays commands one after the other, checks every rule after each step and keeps what each changed. */
export class Player {
  readonly log = new Map<string, Patch[]>();
  /** What each operation that changed something is called, oldest first. */
  readonly steps: string[] = [];
  refusals: string[] = [];

  constructor(public document: PageDocument = emptyPage()) {}

  play(command: string, input: Json): this {
    const opId = idOf(`op ${this.log.size} ${this.refusals.length}`);
    const result = runCommand(
      this.document,
      { opId, command, input },
      {
        locales: testLocales,
        patchesOf: (id) => this.log.get(id),
      },
    );
    if (!result.ok) {
      this.refusals.push(result.refusal);
      return this;
    }
    const patches = difference(this.document, result.document);
    this.log.set(opId, patches);
    if (patches.length > 0) this.steps.push(opId);
    this.set(result.document);
    return this;
  }

  /** Something that is not a command, such as a publish. */
  set(document: PageDocument): this {
    checkInvariants(document);
    this.document = document;
    return this;
  }

  undo(opId = this.steps.pop()): this {
    return this.play("history.undo", { opIds: [opId ?? ""] });
  }
}
