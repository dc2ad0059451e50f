import { v4 } from "uuid";
import { inOperations } from "~/features/page/commands/field-translate.ts";
import type { ReadXliff } from "~/features/translation/schema.ts";
import type { useCommands } from "../canvas/use-commands.ts";
import type { useDescribeMedium } from "../media/use-describe-medium.ts";

interface Hands {
  run: ReturnType<typeof useCommands>["runTold"];
  translated: ReturnType<typeof useDescribeMedium>["translated"];
}

/**
 * Takes over what a translator's file says of a page, as one step of it, and of its pictures. Answers how many texts were
 * taken, and the operations that take all of them back: those of the page and those of the pictures.
 */
export function takeXliff(
  { locale, texts, words, address, pictures }: ReadXliff,
  { run, translated }: Hands,
): { taken: number; steps: string[]; described: string[] } {
  const asOne = { mergeKey: `xliff:${v4()}` }; // one undo takes the whole page back
  const shared = { locale, mayReplace: true, by: "human" as const };
  const steps: string[] = [];
  let taken = 0;
  const step: Hands["run"] = (command, input, options) => {
    const result = run(command, input, options);
    if (result.ok && result.opId !== null) steps.push(result.opId);
    return result;
  };
  if (address !== null && step("page.slug", { locale, slug: address }, asOne).ok) taken += 1;
  if (words.length > 0 && step("page.translate", { ...shared, texts: words }, asOne).ok) taken += words.length;
  for (const part of inOperations(texts))
    if (step("field.translate", { ...shared, texts: part }, asOne).ok) taken += part.length;
  const described = pictures.map(({ id, ...made }) => translated(id, { ...shared, ...made }));
  return { taken: taken + pictures.length, steps, described };
}
