import { afterEach, expect, it, vi } from "vitest";
import { hashPassword } from "~/features/account/domain/password.ts";
import type { Db } from "~/server/db.ts";
import { unlock } from "./page-password.ts";

process.env.NEXTAUTH_SECRET ??= "a secret of this test's own, long enough";

afterEach(() => void vi.useRealTimers());

it("opens with the right password from elsewhere, only later, while strangers of many addresses guess", async () => {
  const password = "Sonne über Winterthur";
  const passwordHash = await hashPassword(password);
  const db = { page: { findFirst: () => Promise.resolve({ passwordHash }) } } as unknown as Db;
  const visitor = (ip: string) => ({ db, siteId: "site", pageId: "page", isSecure: true, ip });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const tooLong = "x".repeat(201); // wrong without much work
  const guesses = Array.from({ length: 250 }, (_, at) => unlock(visitor(`198.51.100.${at}`), tooLong));
  await vi.advanceTimersByTimeAsync(4_000);
  expect(new Set(await Promise.all(guesses))).toEqual(new Set([null]));

  let opened: string | null = null;
  const honest = unlock(visitor("203.0.113.1"), password).then((cookie) => (opened = cookie));
  await vi.advanceTimersByTimeAsync(3_900);
  expect(opened).toBeNull();
  await vi.advanceTimersByTimeAsync(100);
  expect(await honest).toContain("__Host-");
});
