import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { addPage } from "~/features/site/pages/add-page.ts";
import { editPage } from "~/features/page/service/edit-page.ts";
import { publishPage } from "~/features/page/service/publish-page.ts";
import { forEditor } from "~/lib/site-editor.ts";
import { openLiveBus } from "~/server/live/live-bus.ts";
import { DomainError } from "~/lib/errors.ts";
import { useDatabase } from "../support/database.ts";
import { makePerson, makeSite } from "../support/two-sites.ts";

const database = useDatabase();

it("makes one version of twenty publishes at once, and shows visitors a whole one", async () => {
  const { db } = database;
  const site = await makeSite(db, "race");
  const { id } = await makePerson(db, "admin", true);
  const ctx = forEditor({
    db,
    bus: openLiveBus(null),
    site,
    actor: { userId: id, name: "Admin", isAdmin: true, role: null },
  });
  const { pageId } = await addPage(ctx, { name: "Rennen", locale: "de", collection: null, initialGroups: ["hero"] });
  await publishPage(ctx, { pageId });
  const { id: groupId } = await db.group.findFirstOrThrow({ where: { siteId: site.id, pageId }, select: { id: true } });

  for (let round = 1; round <= 2; round += 1) {
    const text = `Runde ${round}`;
    const input = { groupId, fieldName: "title", locale: "de", text };
    const operation = { opId: randomUUID(), command: "field.text", input };
    await editPage(ctx, { pageId, baseRevision: 0, force: true, operation });
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => publishPage(ctx, { pageId })));
    for (const outcome of outcomes)
      if (outcome.status === "rejected") expect(outcome.reason).toBeInstanceOf(DomainError);
    expect(outcomes.some(({ status }) => status === "fulfilled")).toBe(true);
    const versions = await db.pageVersion.findMany({ where: { siteId: site.id, pageId }, orderBy: { number: "asc" } });
    expect(versions.map(({ number }) => number)).toEqual(Array.from({ length: round + 1 }, (_, index) => index + 1));
    const page = await db.page.findFirstOrThrow({ where: { id: pageId, siteId: site.id } });
    expect(page.publishedVersionId).toBe(versions.at(-1)?.id);
    expect(JSON.stringify(versions.at(-1))).toContain(text);
  }
});
