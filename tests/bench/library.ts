import { randomUUID } from "node:crypto";
import { listMedia, type MediaContext } from "~/features/media/service.ts";
import { librarySummary } from "~/features/media/summary.ts";
import type { ListMediaInput } from "~/features/media/schema.ts";
import { forEditor } from "~/lib/site-editor.ts";
import { getDb } from "~/server/db.ts";
import { inSite } from "~/server/site-scope.ts";
import { spread, timed, type Figure, within } from "./figures.ts";

const pictures = 2_000;
const asks = 100;

/** The media library with 2,000 pictures, beside the plainest statement on the same connection. */
export async function library(): Promise<Figure[]> {
  const ctx = await fill();
  const kinds: Record<string, Omit<ListMediaInput, "mediaType">> = {
    "the first page": {},
    "the last page": { page: pictures / 40 },
    "by weight": { sort: "size" },
    "a word of an alternative text": { search: "schaufenster 12" },
    "a tag": { tags: ["TAG 7"] },
  };
  const floor = async () => void (await getDb().$queryRaw`SELECT 1`);
  await timed(20, floor);
  const figures: Figure[] = [];
  const measure = async (name: string, ask: () => Promise<unknown>) => {
    const run = async () => void (await ask());
    await timed(10, run);
    const samples = await timed(asks, run);
    const beside = `SELECT 1 ${spread(await timed(asks, floor))}`;
    const goals = [within(30, samples)];
    figures.push({ name: `library of ${pictures} pictures, ${name}`, value: spread(samples), beside, goals });
  };
  for (const [name, input] of Object.entries(kinds))
    await measure(name, () => listMedia(ctx, { mediaType: "image", ...input }));
  await measure("folders, tags and room", () => librarySummary(ctx, { mediaType: "image" }));
  return figures;
}

async function fill(): Promise<MediaContext> {
  const db = getDb();
  const { id: siteId } = await db.site.create({ data: { key: "library", name: "Mediathek", locales: ["de"] } });
  const rows = Array.from({ length: pictures }, (_, index) => {
    const id = randomUUID();
    return {
      ...{ id, objectId: id, siteId, publicUrl: `/media/${id}`, mediaType: "image" as const },
      ...{ mimeType: "image/webp", extension: "webp", originalFilename: `IMG_${index}.webp` },
      ...{ bucketFolder: `Ordner ${index % 20}`, tags: [`Tag ${index % 50}`], fileSize: index * 100 },
      alt: { de: `Ein Schaufenster ${index}`, fr: `Une vitrine ${index}` },
    };
  });
  await inSite(siteId, () => db.media.createMany({ data: rows }));
  return forEditor({ db, site: { id: siteId }, actor: { isAdmin: true, role: null } });
}
