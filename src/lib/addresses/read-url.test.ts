import { expect, it } from "vitest";
import { readUrl } from "./read-url.ts";

it.each([
  ["https://bücher.example/über", undefined, "https://xn--bcher-kva.example/%C3%BCber"],
  ["/über", "https://a.example/de", "https://a.example/%C3%BCber"],
  ["über", undefined, undefined],
  ["https://", undefined, undefined],
  ["", undefined, undefined],
])("reads %j beside %j", (address, base, href) => expect(readUrl(address, base)?.href).toBe(href));

it("reads letters of every language however often it is called", () => {
  for (let time = 0; time < 20_000; time += 1)
    if (!readUrl(`https://bücher.example/${time}`)) expect(time).toBe("read");
});
