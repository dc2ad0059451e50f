import superjson from "superjson";
import { expect, it, vi } from "vitest";
import { answerText, sharedByMany, sharingTransformer } from "./shared-text.ts";

const answerTo = (id: number, data: unknown) => ({
  id,
  jsonrpc: undefined,
  result: { type: "data", id: "7", data: sharingTransformer.serialize({ id: "7", data }) },
});

it("writes the very text that tRPC would have written", () => {
  const update = { version: 7, text: 'ein "Loch"\u2028', list: [1, null, { a: "b" }] };
  const plain = answerText(answerTo(3, update));
  expect(answerText(answerTo(3, sharedByMany({ ...update })))).toBe(plain);
  expect(sharingTransformer.deserialize((JSON.parse(plain) as { result: { data: unknown } }).result.data)).toEqual({
    id: "7",
    data: update,
  });
});

it("serialises an update that is shared once, whoever gets it", () => {
  const serialize = vi.spyOn(superjson, "serialize");
  const update = sharedByMany({ version: 7 });
  const [first, second] = [answerText(answerTo(1, update)), answerText(answerTo(2, update))];
  expect(serialize).toHaveBeenCalledTimes(1);
  expect(second).toBe(first.replace('{"id":1', '{"id":2'));
  serialize.mockRestore();
});

it("keeps two ids of one update apart", () => {
  const update = sharedByMany({ version: 7 });
  const text = (trackedId: string) =>
    answerText({ id: 1, result: { data: sharingTransformer.serialize({ id: trackedId, data: update }) } });
  expect(text("7")).toContain('"id":"7"');
  expect(text("8")).not.toContain('"id":"7"');
});

it.each([null, undefined, 1, "x", [], {}, { result: null }, { id: 1, error: { json: {} } }])(
  "leaves %j as it is",
  (answer) => {
    expect(answerText(answer)).toBe(JSON.stringify(answer));
  },
);
