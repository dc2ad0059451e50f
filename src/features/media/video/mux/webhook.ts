import { z } from "zod";
import { DomainError } from "~/lib/errors.ts";
import { deriveId } from "~/lib/ids.ts";
import type { RootDb } from "~/server/db.ts";
import { enqueue } from "~/server/jobs/enqueue.ts";
import { muxClient } from "./client.ts";
import { muxJob } from "./mux-job.ts";

/** So far may Mux's clock and this one be apart, and so long may a message be on its way. */
const toleranceSeconds = 300;
/** What Mux's events are kept by: whatever they are called, a run for one is asked for once. */
const eventsId = "5a1c2c26-9d0a-4d55-a7b6-6f1f1ed6d0f3";

/** After these, something has become of a film; what it is, Mux is asked. */
const telling = new Set([
  "video.upload.asset_created",
  "video.upload.errored",
  "video.upload.cancelled",
  "video.asset.ready",
  "video.asset.errored",
]);

/** Whose film it is, as it was said when its upload was opened. */
const passthroughSchema = z
  .string()
  .regex(/^[0-9a-f-]{36}\/[0-9a-f-]{36}$/)
  .transform((text) => text.slice(0, 36))
  .pipe(z.uuid());

/** An id as Mux gives them; films are looked for by it. */
const muxId = z.string().regex(/^[\w-]{1,200}$/);

const eventSchema = z.object({
  id: z.string().min(1).max(200),
  type: z.string(),
  data: z.object({
    id: muxId,
    upload_id: muxId.optional(),
    passthrough: passthroughSchema.optional().catch(undefined),
    new_asset_settings: z.object({ passthrough: passthroughSchema.optional().catch(undefined) }).optional(),
  }),
});

/**
 * Takes what Mux tells: has the film looked after whose upload it names. Other installations may share the account, so that
 * what is of no film here is no fault. Throws `forbidden` for what Mux has not signed just now, and `stale` for what it told
 * before.
 */
export async function takeEvent(db: RootDb, message: { body: string; signature: string }): Promise<void> {
  const event = eventSchema.safeParse(await verified(message)).data;
  if (!event || !telling.has(event.type)) return;
  const { data, type, id } = event;
  const uploadId = type.startsWith("video.upload.") ? data.id : data.upload_id;
  const siteId = data.passthrough ?? data.new_asset_settings?.passthrough;
  if (uploadId === undefined || siteId === undefined) return;
  const isThisFilm = { path: ["mux", "uploadId"], equals: uploadId };
  const film = await db.media.findFirst({
    where: { siteId, mediaType: "video", videoSettings: isThisFilm },
    select: { id: true },
  });
  if (!film) return;
  const run = await enqueue(db, muxJob, { siteId, mediaId: film.id }, { id: deriveId(eventsId, id) });
  if (run === null) throw new DomainError("stale", "Mux told this before");
}

/** What a message says, once it is sure that Mux has signed it within the last minutes. */
async function verified({ body, signature }: { body: string; signature: string }): Promise<unknown> {
  const stamps = [...signature.matchAll(/(?:^|,)\s*t=([^,]*)/g)].map(([, stamp]) => Number(stamp));
  const now = Date.now() / 1000;
  // The package looks at the past alone.
  const isOfNow = stamps.length === 1 && stamps.every((stamp) => Math.abs(now - stamp) <= toleranceSeconds);
  if (!isOfNow) throw new DomainError("forbidden", "Not signed by Mux");
  const { webhooks } = await muxClient();
  await webhooks.verifySignature(body, { "mux-signature": signature }).catch((cause: unknown) => {
    throw new DomainError("forbidden", "Not signed by Mux", undefined, { cause });
  });
  try {
    return JSON.parse(body) as unknown;
  } catch (cause) {
    throw new DomainError("invalid", "Body is not JSON", undefined, { cause });
  }
}
