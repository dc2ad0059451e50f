import { z } from "zod";
import { hostInput } from "~/features/site/host-schema.ts";
import { archiveFaults } from "../domain/refuse-archive.ts";
import { importStages } from "../progress.ts";

export const openImportInput = hostInput.extend({
  filename: z.string().min(1).max(300),
  size: z.int().min(1),
  /** So many GB the new site's media may take; 0: as many as the installation says. */
  roomGb: z.int().min(0).max(100_000).default(0),
});
export type OpenImportInput = z.input<typeof openImportInput>;

export const importIdInput = z.strictObject({ id: z.uuid().toLowerCase() });

/** Why an import came to nothing: what is wrong with the archive, or a host that shows a site by now; `lost` after kills, `failed` by our own fault. */
export const importRefusals = [...archiveFaults, "hostTaken", "forbidden", "lost", "failed"] as const;
export type ImportRefusal = (typeof importRefusals)[number];

/** A person's import as its screen tells of it. */
export const siteImportSchema = z.strictObject({
  id: z.uuid(),
  /** Where the rest of the file is sent to, while it is on its way. */
  url: z.string(),
  host: z.string(),
  filename: z.string(),
  bytes: z.int(),
  state: z.enum(["uploading", "running", "done", "failed"]),
  /** Null before its turn has come. */
  stage: z.enum(importStages).nullable(),
  percent: z.int().min(0).max(100),
  refusal: z.enum(importRefusals).nullable(),
  /** What is wrong in the file, in English. */
  detail: z.string().nullable(),
});
export type ShownImport = z.infer<typeof siteImportSchema>;
