import { expect, it } from "vitest";
import { readUploadToken, uploadOrigins, writeUploadToken } from "./upload-service.ts";

const token = writeUploadToken({
  apiKey: "sk_live_1",
  appId: "app",
  regions: ["fra1", "sea1"],
  ingestHost: "ingest.uploadthing.com",
});

it("lets an editor's page send to the service's regions, or where the operator says, and nowhere else", () => {
  expect(uploadOrigins({})).toEqual([]);
  expect(uploadOrigins({ UPLOADTHING_TOKEN: token })).toEqual([
    "https://fra1.ingest.uploadthing.com",
    "https://sea1.ingest.uploadthing.com",
  ]);
  const ingest = { UPLOADTHING_TOKEN: token, UPLOADTHING_INGEST_URL: "https://in.example/x" };
  expect(uploadOrigins(ingest)).toEqual(["https://in.example"]);
});

it.each([
  ["no base64 of JSON", "hello"],
  ["another app's key", Buffer.from('{"apiKey":"pk_1","appId":"a","regions":["x"]}').toString("base64")],
  ["a region that is no name", Buffer.from('{"apiKey":"sk_1","appId":"a","regions":["x; *"]}').toString("base64")],
])("takes %s for no token", (_what, text) => expect(readUploadToken(text)).toBeNull());
