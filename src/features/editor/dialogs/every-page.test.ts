import { expect, it } from "vitest";
import type { UnpublishedPages } from "~/features/page/api-schema.ts";
import { everyUnpublished } from "../publishing/every-unpublished.ts";
import { publishEach } from "./every-page.ts";

const named = (id: number) => ({ id: `page ${id}`, revision: id }) as UnpublishedPages["pages"][number];
const pages = Array.from({ length: 51 }, (_, index) => named(index));

/** Tells of fifty pages at a time, as the server does. */
const ask = ({ after }: { after?: string }) => {
  const start = pages.findIndex(({ id }) => id === after) + 1;
  const some = pages.slice(start, start + 50);
  const isWhole = start + 50 >= pages.length;
  return Promise.resolve({
    pages: some,
    total: pages.length - start,
    next: isWhole ? null : (some.at(-1)?.id ?? null),
  });
};

it("lists 51 changed pages, of which the server tells 50 at a time", async () => {
  expect(await everyUnpublished(ask)).toEqual({ pages, total: 51, next: null });
});

it("publishes 51 pages, 50 in a call at most, and answers for each of them", async () => {
  const calls: number[] = [];
  const outcomes = await publishEach(({ pages: wanted }) => {
    calls.push(wanted.length);
    return Promise.resolve({ pages: wanted.map(({ id }) => ({ id, number: 1, refusal: null })) });
  }, pages);
  expect(calls).toEqual([50, 1]);
  expect(outcomes.map(({ id }) => id)).toEqual(pages.map(({ id }) => id));
});

it("tries a page again whose address a page of a later call leaves, and gives up where nothing moves", async () => {
  const isTaken = new Set(["page 0"]);
  const calls: string[][] = [];
  const outcomes = await publishEach(({ pages: wanted }) => {
    calls.push(wanted.map(({ id }) => id));
    const answers = wanted.map(({ id }) => ({ id, number: 1, refusal: isTaken.has(id) ? "slug-taken" : null }));
    if (wanted.some(({ id }) => id === "page 50")) isTaken.delete("page 0");
    return Promise.resolve({ pages: answers });
  }, pages);
  expect(calls.slice(2)).toEqual([["page 0"]]);
  expect(outcomes.every(({ refusal }) => refusal === null)).toBe(true);
  isTaken.add("page 1");
  const stuck = await publishEach(
    ({ pages: wanted }) =>
      Promise.resolve({ pages: wanted.map(({ id }) => ({ id, number: null, refusal: "slug-taken" })) }),
    pages,
  );
  expect(stuck).toHaveLength(51);
});
