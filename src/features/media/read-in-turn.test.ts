import { randomUUID } from "node:crypto";
import { expect, it, vi } from "vitest";
import { DomainError } from "~/lib/errors.ts";
import { readInTurn } from "./read-in-turn.ts";

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const broken = (cause: object) => () =>
  Promise.reject(new DomainError("invalid", "", undefined, { cause: Object.assign(new Error("ended"), cause) }));
const killed = broken({ signal: "SIGKILL" });

it("refuses the drawings of a site of which five had to be killed, and nothing else", async () => {
  const [site, other] = [randomUUID(), randomUUID()];
  for (let at = 0; at < 5; at++) {
    await expect(readInTurn(site, svg, broken({ code: 1 }))).rejects.toMatchObject({ code: "invalid" });
    await expect(readInTurn(site, svg, killed)).rejects.toMatchObject({ code: "invalid" });
  }
  const read = vi.fn(() => Promise.resolve("read"));
  await expect(readInTurn(site, svg, read)).rejects.toMatchObject({ code: "too-many" });
  expect(read).not.toHaveBeenCalled();
  expect(await readInTurn(site, png, read)).toBe("read");
  expect(await readInTurn(other, svg, read)).toBe("read");
});

it("counts those that waited in line", async () => {
  const site = randomUUID();
  const read = vi.fn(killed);
  const codes = await Promise.all(
    Array.from({ length: 9 }, () => readInTurn(site, svg, read).catch((error: DomainError) => error.code)),
  );
  expect([codes.filter((code) => code === "too-many").length >= 3, read.mock.calls.length <= 6]).toEqual([true, true]);
});
