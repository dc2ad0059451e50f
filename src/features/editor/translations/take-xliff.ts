import { dequal } from "dequal/lite";
import { v4 } from "uuid";
import { inOperations, isByHand } from "~/features/page/commands/field-translate.ts";
import { textAt } from "~/features/page/domain/groups.ts";
import { isMachineWords } from "~/features/page/domain/source-words.ts";
import type { PageDocument } from "~/features/page/schema.ts";
import type { ReadXliff } from "~/features/translation/schema.ts";
import type { useCommands } from "../canvas/use-commands.ts";
import type { useDescribeMedium } from "../media/use-describe-medium.ts";

interface Hands {
  run: ReturnType<typeof useCommands>["runTold"];
  translated: ReturnType<typeof useDescribeMedium>["translated"];
}

/**
 * A file without what somebody has written by hand on the page since it was read (`seen`), of which nobody was asked, and
 * how many texts that are. Pure.
 */
export function withoutNewer(
  read: ReadXliff,
  { seen, now }: { seen: PageDocument; now: PageDocument },
): { read: ReadXliff; kept: number } {
  const { locale } = read;
  const texts = read.texts.filter((each) => {
    const [before, after] = [seen, now].map((document) => textAt(document, { ...each, locale }));
    return !isByHand(after) || (after?.text === before?.text && dequal(after?.json, before?.json));
  });
  const words = read.words.filter(({ part }) => {
    const [before, after] = [seen.locales[locale], now.locales[locale]];
    return !after?.[part] || isMachineWords(after, part) || after[part] === before?.[part];
  });
  const kept = read.texts.length - texts.length + read.words.length - words.length;
  return { read: { ...read, texts, words }, kept };
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
