import { inLanes } from "~/lib/in-lanes.ts";

/** So many are asked about at the same time: each is looked for in all that the site has published. */
const lanes = 5;

/** Asks about each, a few at a time however many were chosen; answers in their order. Rejects with the first failure. */
export async function askEach<Answer>(ids: readonly string[], ask: (id: string) => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  await inLanes([...ids.entries()], lanes, async ([at, id]) => {
    answers[at] = await ask(id);
  });
  return answers;
}
