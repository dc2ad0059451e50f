// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it, vi } from "vitest";
import { inEditor } from "../../../../tests/support/in-editor.tsx";
import { useBulkUpload } from "./use-bulk-upload.ts";

afterEach(() => vi.unstubAllGlobals());

it("a file that is tried again goes where it was chosen for, also from another folder or from the documents", async () => {
  const asked: (string | null)[][] = [];
  const refusal = { error: { code: "BAD_REQUEST", message: "x", details: { refusal: "media-full" } } };
  vi.stubGlobal("fetch", (input: URL) => {
    const { searchParams } = new URL(input);
    asked.push(["slug", "bucketFolder"].map((name) => searchParams.get(name)));
    return Promise.resolve(Response.json(refusal, { status: 400 }));
  });
  let bulk: ReturnType<typeof useBulkUpload> | undefined;
  function Probe(chosenFor: Parameters<typeof useBulkUpload>[1]) {
    bulk = useBulkUpload(() => undefined, chosenFor);
    return null;
  }
  const root = createRoot(document.createElement("div"));
  const look = (chosenFor: Parameters<typeof useBulkUpload>[1]) =>
    flushSync(() => root.render(inEditor(<Probe {...chosenFor} />, { state: {}, known: {} })));
  const hasFailed = () => expect.poll(() => bulk?.queue.files[0]?.state, { timeout: 10_000 }).toBe("failed");

  look({ mediaType: "image", folder: "Team" });
  bulk?.add([new File(["x"], "a.png", { type: "image/png" })]);
  await hasFailed();
  look({ mediaType: "document", folder: "" });
  bulk?.retry(bulk.queue.files[0]!.id);
  await expect.poll(() => asked.length, { timeout: 10_000 }).toBe(2);
  expect(asked).toEqual([
    ["picture", "Team"],
    ["picture", "Team"],
  ]);
  root.unmount();
});
