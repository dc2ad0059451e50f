// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createTRPCClient } from "@trpc/client";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { inEditor } from "../../../../tests/support/in-editor.tsx";
import { testMedia } from "../../../../tests/support/render-block.tsx";
import type { MediaListItem } from "~/features/media/schema.ts";
import type { AppRouter } from "~/server/api/root.ts";
import { TRPCProvider } from "~/trpc/react.tsx";
import { useShowSaid } from "./use-show-said.ts";

const item = (id: string) =>
  ({
    ...testMedia({ id, alt: { de: "Laden" } }),
    ...{ originalFilename: "a.jpg", bucketFolder: "library", tags: ["Alt"] },
  }) as unknown as MediaListItem;

it("shows a medium everywhere as it was just said to be, and an older answer that is on its way nowhere", async () => {
  const queries = new QueryClient();
  const said: ReturnType<typeof useShowSaid>[] = [];
  function Probe() {
    said.push(useShowSaid());
    return null;
  }
  const root = createRoot(document.createElement("div"));
  const client = createTRPCClient<AppRouter>({ links: [] });
  const part = (
    <QueryClientProvider client={queries}>
      <TRPCProvider trpcClient={client} queryClient={queries} children={<Probe />} />
    </QueryClientProvider>
  );
  flushSync(() => root.render(inEditor(part, { state: {}, known: {} })));
  const list = [["media", "list"], { input: { mediaType: "image" } }, "pages"];
  queries.setQueryData(list, { pages: [{ items: [item("other"), item("one")], total: 2, pageSize: 40 }] });
  queries.setQueryData([["media", "get"], { input: { id: "one" }, type: "query" }], item("one"));
  let answer: (older: object) => void = () => undefined;
  const older = new Promise<object>((done) => (answer = done));
  void queries.fetchQuery({ queryKey: list, queryFn: () => older }).catch(() => undefined);
  await said[0]?.show({ id: "one", tags: ["Alt", "Neu"], alt: { fr: "Magasin" }, name: "b.jpg", folder: "" });
  answer({ pages: [] });
  await older;
  const now = queries.getQueryData<{ pages: { items: MediaListItem[] }[] }>(list)?.pages[0]?.items;
  const after = { ...{ tags: ["Alt", "Neu"], originalFilename: "b.jpg" }, alt: { de: "Laden", fr: "Magasin" } };
  expect(now).toMatchObject([{ id: "other", tags: ["Alt"] }, after]);
  expect(queries.getQueryData([["media", "get"], { input: { id: "one" }, type: "query" }])).toMatchObject(after);
  root.unmount();
});
