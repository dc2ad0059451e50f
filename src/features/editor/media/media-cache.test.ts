import { InfiniteQueryObserver, QueryClient } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import type { MediaList, MediaListItem } from "~/features/media/schema.ts";
import { mediaCache } from "./media-cache.ts";

const item = (id: string, minute: number, name = id) =>
  ({
    id,
    mediaType: "image",
    originalFilename: name,
    updatedAt: new Date(Date.UTC(2026, 0, 1, 0, minute)),
  }) as MediaListItem;
const stored = [item("d", 4), item("c", 3), item("b", 2), item("a", 1)];

/** The library as it is on screen with two pages of two, of a server that is asked and answers when the test says so. */
async function library(input: object) {
  const queries = new QueryClient();
  const server = [...stored];
  const queryFn = vi.fn(({ pageParam }: { pageParam: number }): MediaList => ({
    ...{ items: server.slice(pageParam * 2 - 2, pageParam * 2), total: 5, pageSize: 2 },
  }));
  const lists = [["media", "list"]];
  const observer = new InfiniteQueryObserver(queries, {
    queryKey: [...lists, { input: { mediaType: "image", ...input } }, "pages"],
    queryFn,
    initialPageParam: 1,
    getNextPageParam: (_last, pages: MediaList[]) => pages.length + 1,
    staleTime: Infinity,
  });
  observer.subscribe(() => undefined);
  await observer.refetch();
  await observer.fetchNextPage();
  queryFn.mockClear();
  const answers: ((item: MediaListItem) => void)[] = [];
  const read = () => new Promise<MediaListItem>((answer) => answers.push(answer));
  const keys = {
    all: [["media"]],
    lists,
    one: (id: string) => [["media", "get"], id],
    summary: [["media", "summary"]],
  };
  const { follow } = mediaCache({ queries, read, ...keys });
  const names = () =>
    observer.getCurrentResult().data?.pages.map(({ items }) => items.map((each) => each.originalFilename));
  return { queries, queryFn, server, answers, follow, names };
}

it("puts the one that was changed in its new place, and asks for no page", async () => {
  const { queries, queryFn, answers, follow, names } = await library({ sort: "updated" });
  const done = follow(["b"]);
  answers[0]?.(item("b", 9, "new"));
  await done;
  expect(names()).toEqual([
    ["new", "d"],
    ["c", "a"],
  ]);
  expect(queries.getQueryData([["media", "get"], "b"])).toMatchObject({ originalFilename: "new" });
  expect(queryFn).not.toHaveBeenCalled();
});

it("leaves it where it is among the heaviest", async () => {
  const { queryFn, answers, follow, names } = await library({ sort: "size" });
  const done = follow(["b"]);
  answers[0]?.(item("b", 9, "new"));
  await done;
  expect(names()?.[1]).toEqual(["new", "a"]);
  expect(queryFn).not.toHaveBeenCalled();
});

it.each([{ search: "x" }, { tags: ["x"] }, { bucketFolder: "x" }, { sort: "name" }])(
  "has the server say what a list holds: %j",
  async (input) => {
    const { queryFn, server, answers, follow, names } = await library(input);
    server.splice(2, 1);
    const done = follow(["b"]);
    answers[0]?.(item("b", 9, "new"));
    await done;
    expect(queryFn).toHaveBeenCalledTimes(2);
    expect(names()).toEqual([["d", "c"], ["a"]]);
  },
);

it("shows what was said last, whichever answer comes last", async () => {
  const { queryFn, answers, follow, names } = await library({});
  const [first, second] = [follow(["b"]), follow(["a"])];
  answers[1]?.(item("b", 8, "b2"));
  answers[2]?.(item("a", 9, "a2"));
  await second;
  answers[0]?.(item("b", 7, "b1"));
  await first;
  expect(names()).toEqual([
    ["a2", "b2"],
    ["d", "c"],
  ]);
  expect(queryFn).not.toHaveBeenCalled();
});

it("asks for everything anew where one is gone, or many were changed", async () => {
  const { queryFn, follow, answers } = await library({});
  await follow(["a", "b", "c", "d", "e", "f"]);
  expect(answers).toHaveLength(0);
  expect(queryFn).toHaveBeenCalledTimes(2);
});
