import { getTRPCErrorShape, TRPCError } from "@trpc/server";
import superjson from "superjson";
import { describe, expect, it } from "vitest";
import type { Actor } from "~/server/context.ts";
import { plainTransformer } from "~/trpc/plain-transformer.ts";
import {
  adminProcedure,
  createCallerFactory,
  editorProcedure,
  memberProcedure,
  router,
  type ApiContext,
} from "./trpc.ts";

const answering = router({
  member: memberProcedure.query(() => "yes"),
  editor: editorProcedure.query(() => "yes"),
  admin: adminProcedure.query(() => "yes"),
});
const actor = (isAdmin: boolean, role: Actor["role"]): Actor => ({
  userId: "u",
  name: "Ada",
  isAdmin,
  role,
});

async function asked(who: Actor | null, name: "member" | "editor" | "admin"): Promise<string> {
  const caller = createCallerFactory(answering)({
    actor: who,
    site: { id: "here" },
    door: "http",
  } as unknown as ApiContext);
  return caller[name]().catch((error: unknown) => (error instanceof TRPCError ? error.code : "?"));
}

describe("procedures", () => {
  it.each([
    ["nobody", null, ["UNAUTHORIZED", "UNAUTHORIZED", "UNAUTHORIZED"]],
    ["somebody without a part in the site", actor(false, null), ["yes", "FORBIDDEN", "FORBIDDEN"]],
    ["an editor of the site", actor(false, "optician"), ["yes", "yes", "FORBIDDEN"]],
    ["an admin of the installation", actor(true, null), ["yes", "yes", "yes"]],
  ])("let in as far as they may: %s", async (_name, who, answers) => {
    expect([await asked(who, "member"), await asked(who, "editor"), await asked(who, "admin")]).toEqual(answers);
  });
});

it("a refusal is plain JSON, which phones read without a library", () => {
  const refusal = { error: new TRPCError({ code: "CONFLICT" }), type: "mutation", path: "score.adjust" } as const;
  const shape = getTRPCErrorShape({ ...refusal, config: answering._def._config, input: null, ctx: undefined });
  expect(plainTransformer.output.deserialize(superjson.serialize(shape))).toEqual(shape);
});
