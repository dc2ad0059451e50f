import { expect, it } from "vitest";
import { askEach } from "./ask-each.ts";

it("asks about a few of many at a time, and answers in their order", async () => {
  let [running, most] = [0, 0];
  const ask = async (id: string) => {
    most = Math.max(most, ++running);
    await new Promise((done) => setTimeout(done, id === "0" ? 5 : 0)); // the first is the last to be answered
    running -= 1;
    return `answer ${id}`;
  };
  const ids = Array.from({ length: 40 }, (_, at) => String(at));
  expect(await askEach(ids, ask)).toEqual(ids.map((id) => `answer ${id}`));
  expect(most).toBe(5);
});
