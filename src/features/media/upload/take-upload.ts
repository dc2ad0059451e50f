import type { RootDb } from "~/server/db.ts";
import { inSite } from "~/server/site-scope.ts";
import { DomainError } from "~/lib/errors.ts";
import { forEditor } from "~/lib/site-editor.ts";
import { importDocument } from "../import-document.ts";
import { importImage } from "../import-image.ts";
import { editorRef } from "../media-ref.ts";
import type { MediaContext } from "../service.ts";
import { isServiceUsed } from "./keys.ts";
import { readPart } from "./parts.ts";
import type { Uploader, UploadOutcome } from "./schema.ts";
import { fetchFromService } from "./service-files.ts";

interface ArrivedFile {
  key: string;
  name: string;
  /** Where the service shows it. */
  ufsUrl: string;
}

/**
 * Takes a file that has arrived, here or at the service, into the library of its uploader's site, once. What is
 * refused, and a person who lost the right meanwhile, is an outcome; a fault of ours throws, and may be tried again.
 */
export async function takeUpload(db: RootDb, file: ArrivedFile, uploader: Uploader): Promise<UploadOutcome> {
  const ctx = await contextOf(db, uploader);
  if (!ctx) return { refusal: "forbidden" };
  const where = { id: uploader.mediumId, siteId: uploader.siteId };
  const present = await db.media.findFirst({ where });
  if (present) return { medium: editorRef(present) };
  try {
    const bytes = isServiceUsed() ? await fetchFromService(file) : await readPart({ ...uploader, key: file.key });
    const take = uploader.slug === "document" ? importDocument : importImage;
    const { mediumId: id, bucketFolder } = uploader;
    return { medium: editorRef(await take(ctx, { bytes, filename: file.name, id, bucketFolder })) };
  } catch (error) {
    const refusal = error instanceof DomainError && error.code === "invalid" ? error.details?.refusal : undefined;
    if (typeof refusal === "string") return { refusal };
    throw error;
  }
}

/** The context of who uploads, as a request of theirs would bring it; null when they may not edit the site any more. */
async function contextOf(db: RootDb, { siteId, userId }: Uploader): Promise<MediaContext | null> {
  const memberships = { where: { siteId }, select: { role: true } };
  const user = await inSite(siteId, () =>
    db.user.findUnique({ where: { id: userId }, select: { isAdmin: true, memberships } }),
  );
  const role = user?.memberships[0]?.role ?? null;
  if (!user || (!user.isAdmin && role === null)) return null;
  return forEditor({ db, site: { id: siteId }, actor: { isAdmin: user.isAdmin, role } });
}
