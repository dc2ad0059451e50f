import { describe, expect, it } from "vitest";
import { z } from "zod";
import { golfRouter } from "./router.ts";
import { type recordListSchema } from "./schema.ts";

interface Procedure {
  _def: { inputs: z.ZodType[]; output?: z.ZodType };
}
const procedures = Object.entries(golfRouter._def.procedures as unknown as Record<string, Procedure>);
/** What only somebody knows who was given it: a round's link, its spectators' link, a coupon's code, a line of the list. */
const secrets = ["gameId", "watchId", "code", "recordId"];

function hasSecret({ _def }: Procedure): boolean {
  const { required = [] } = z.toJSONSchema(_def.inputs[0] ?? z.object({}), { unrepresentable: "any" });
  return secrets.some((secret) => required.includes(secret));
}

describe("the golf API", () => {
  it("asks for a secret wherever it tells of a round, so that nobody can list the rounds", () => {
    expect(procedures.length).toBeGreaterThan(15);
    const open = procedures.filter(([, procedure]) => !hasSecret(procedure));
    expect(open.map(([path]) => path).sort()).toEqual(["game.create", "record.list"]);
  });

  it("lists the best without the ids of their rounds", () => {
    const output = procedures.find(([path]) => path === "record.list")?.[1]._def.output;
    const entry = (output as typeof recordListSchema).shape.records.element.shape;
    expect(Object.keys(entry).sort()).toEqual(["id", "place", "playedAt", "playerName", "toPar", "total"]);
  });
});
