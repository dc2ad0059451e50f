import { importDocument } from "~/features/media/import-document.ts";
import type { ServiceContext } from "~/server/context.ts";
import { mediaId } from "./ids.ts";
import { leafletBytes, leaflets } from "./optician/leaflets.ts";

/** Takes the documents that the optician's pages offer into the library. */
export async function importLeaflets(ctx: ServiceContext): Promise<void> {
  for (const [name, leaflet] of Object.entries(leaflets)) {
    const { filename } = leaflet;
    await importDocument(ctx, { id: mediaId(ctx.site.id, name), filename, bytes: leafletBytes(leaflet) });
  }
}
