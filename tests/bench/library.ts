import pg from "pg";
import { apiClient } from "../support/api.ts";
import { signIn } from "../support/session.ts";
import { spread, timed, type Figure, within } from "./figures.ts";
import type { Product } from "./product.ts";

const pictures = 2_000;
const asks = 100;

/** The media library with 2,000 pictures more, as the editor asks for it, beside the lightest of its questions. */
export async function library({ origin, databaseUrl }: Product): Promise<Figure[]> {
  const { media, account } = apiClient(origin, await signIn(origin, "admin@vitrine.example", "vitrine-demo"));
  await fill(databaseUrl);
  const mediaType = "image" as const;
  const questions: Record<string, () => Promise<unknown>> = {
    "the first page": () => media.list.query({ mediaType }),
    "the last page": () => media.list.query({ mediaType, page: pictures / 40 }),
    "by weight": () => media.list.query({ mediaType, sort: "size" }),
    "a word of an alternative text": () => media.list.query({ mediaType, search: "schaufenster 12" }),
    "a tag": () => media.list.query({ mediaType, tags: ["TAG 7"] }),
    "folders, tags and room": () => media.summary.query({ mediaType }),
  };
  const figures: Figure[] = [];
  for (const [name, ask] of Object.entries(questions)) {
    await timed(10, ask);
    const samples = await timed(asks, ask);
    const beside = `who is signed in ${spread(await timed(asks, () => account.me.query()))}`;
    figures.push({
      name: `library of ${pictures} pictures, ${name}`,
      value: spread(samples),
      beside,
      goals: [within(30, samples)],
    });
  }
  return figures;
}

async function fill(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("SET vitrine.site = '*'");
    await client.query(
      `INSERT INTO "Media" (id, "siteId", "objectId", "publicUrl", "mediaType", "mimeType", extension,
                          "originalFilename", "bucketFolder", tags, "fileSize", alt, "variantsAt", "avifAt", "updatedAt")
     SELECT id, "siteId", id, '/media/' || id, 'image', 'image/webp', 'webp', 'IMG_' || n || '.webp',
            'Ordner ' || n % 20, ARRAY['Tag ' || n % 50], n * 100,
            jsonb_build_object('de', 'Ein Schaufenster ' || n, 'fr', 'Une vitrine ' || n), now(), now(), now()
     FROM (SELECT gen_random_uuid() AS id, n FROM generate_series(1, $1) AS n) AS row, "SiteHost"
     WHERE host = 'localhost'`,
      [pictures],
    );
    await client.query(`ANALYZE "Media"`); // as the server does by itself, a minute later
  } finally {
    await client.end();
  }
}
