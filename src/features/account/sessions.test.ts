import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import type { AccountContext } from "./context.ts";
import { hashPassword } from "./domain/password.ts";
import { inPasswordTurn } from "./password-turns.ts";
import { requirePassword } from "./sessions.ts";

it("looks at the password of somebody who is signed in once it is its turn", async () => {
  const passwordHash = await hashPassword("drei Brillen");
  const userId = randomUUID();
  const ctx = {
    db: { user: { findUniqueOrThrow: () => Promise.resolve({ email: "ada@example.ch", passwordHash }) } },
    actor: { userId, session: { id: randomUUID() } },
    ip: "192.0.2.1",
  } as unknown as AccountContext;
  const settled: string[] = [];
  let end = (): void => undefined;
  const other = { ip: "192.0.2.2", deviceId: randomUUID() };
  const held = inPasswordTurn(other, () => new Promise<void>((done) => (end = done)));
  const proved = requirePassword(ctx, "drei Brillen").then((proof) => settled.push(proof ?? ""));
  await new Promise((later) => setTimeout(later, 500));
  settled.push("held");
  end();
  await Promise.all([held, proved]);
  expect(settled).toEqual(["held", passwordHash]);
});
