import { readFile } from "node:fs/promises";
import { importVideo } from "~/features/media/import-video.ts";
import { mediaStorage } from "~/features/media/open-storage.ts";
import { prepareFilm } from "~/features/media/prepare-film.ts";
import { youtubeRow } from "~/features/media/video/add-youtube.ts";
import type { ServiceContext } from "~/server/context.ts";
import { inSite } from "~/server/site-scope.ts";
import type { FilmContent } from "./content.ts";
import { mediaId } from "./ids.ts";
import { copiesOf } from "./finished-pictures.ts";

/**
 * Takes a site's films into its library, each with one of the site's pictures, of the film's own shape, to stand for it.
 * YouTube is not asked: a first start may have no network.
 */
export async function importFilms(ctx: ServiceContext, films: Record<string, FilmContent>): Promise<void> {
  const { siteId } = ctx;
  for (const [name, film] of Object.entries(films)) {
    const id = mediaId(siteId, name);
    const copies = await copiesOf(`${ctx.site.key}/${film.still}.webp`);
    await inSite(siteId, async () => {
      const from = { id: mediaId(siteId, film.still), siteId };
      const { widths, blurHash, placeholder } = await ctx.db.media.findFirstOrThrow({ where: from });
      const still = { widths, blurHash, placeholder };
      const { alt, tags } = film;
      if ("youtube" in film) {
        await mediaStorage().place({ siteId, objectId: id }, copies);
        await ctx.db.media.create({ data: youtubeRow({ siteId, id, videoId: film.youtube }) });
      } else {
        const bytes = await readFile(new URL(`films/${film.file}`, import.meta.url));
        await importVideo(ctx, { id, bytes, filename: film.file, resolution: film.size });
        for (const copy of copies) await mediaStorage().add({ siteId, objectId: id }, copy);
      }
      await ctx.db.media.updateMany({ where: { id, siteId }, data: { ...still, alt, tags } });
      if ("file" in film) await prepareFilm(ctx, { siteId, mediaId: id });
    });
  }
}
