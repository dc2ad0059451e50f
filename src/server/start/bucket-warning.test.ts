import { expect, it } from "vitest";
import { diskStorage } from "~/features/media/disk-storage.ts";
import { s3Storage } from "~/features/media/s3-storage.ts";
import { bucketWarning } from "./bucket-warning.ts";

it("names the variables of a bucket that nobody can reach, and says nothing of a folder that is still to be made", async () => {
  const keys = { region: "eu", accessKeyId: "id", secretAccessKey: "key" };
  const away = s3Storage({ endpoint: "http://127.0.0.1:1", bucket: "media", ...keys });
  expect(await bucketWarning(away)).toMatch(/S3_ENDPOINT.*fetch failed/);
  expect(await bucketWarning(diskStorage())).toBeNull();
});
