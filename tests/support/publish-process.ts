import { randomUUID } from "node:crypto";
import { createInterface } from "node:readline";
import { sectionsOf } from "~/features/page/domain/groups.ts";
import { editPage } from "~/features/page/service/edit-page.ts";
import { loadDraft } from "~/features/page/service/load-draft.ts";
import { publishPage } from "~/features/page/service/publish-page.ts";
import type { Json } from "~/lib/json.ts";
import { forEditor } from "~/lib/site-editor.ts";
import type { ServiceContext } from "~/server/context.ts";
import { openDb } from "~/server/db.ts";

/**
 * Publishes one page again and again until it is killed. Each round (`generation`) writes its number into every
 * language of the title, adds a section and marks the oldest one, then says "publishing" and publishes.
 */
const [url = "", given = ""] = process.argv.slice(2);
const { pageId, site, actor } = JSON.parse(given) as Pick<ServiceContext, "site" | "actor"> & { pageId: string };
const ctx = forEditor({
  db: openDb(url),
  bus: { wake: () => undefined, follow: () => () => undefined },
  site,
  actor,
});

async function edit(command: string, input: Json): Promise<void> {
  await editPage(ctx, { pageId, baseRevision: 0, force: true, operation: { opId: randomUUID(), command, input } });
}

async function prepareRound(): Promise<void> {
  const { document, publishedNumber } = await loadDraft(ctx, { pageId });
  const generation = String((publishedNumber ?? 0) + 1);
  const sections = sectionsOf(document);
  const [title] = sections;
  for (const locale of site.locales) {
    await edit("field.text", { groupId: title?.id ?? "", fieldName: "title", locale, text: generation });
  }
  await edit("page.rename", { locale: "de", name: generation });
  const published = sections.filter(({ status, id }) => status === "published" && id !== title?.id);
  // Rounds that were cut off leave their draft and their mark behind.
  if (!sections.some(({ status }) => status === "draft")) {
    await edit("group.add", { groupId: randomUUID(), kind: "imageBoard", nextTo: null, parentId: null });
  }
  if (published[0] && !sections.some(({ status }) => status === "markedForDeletion")) {
    await edit("group.markForDeletion", { groupId: published[0].id });
  }
}

const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
await lines.next();
await prepareRound();
console.log("ready");
await lines.next();
for (;;) {
  console.log("publishing");
  await publishPage(ctx, { pageId });
  console.log("published");
  await prepareRound();
}
