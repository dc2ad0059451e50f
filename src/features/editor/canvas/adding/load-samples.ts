import type { BranchData } from "~/features/blocks/data/branch-data.ts";
import { examplePrices, type Sample } from "~/features/blocks/sample.ts";
import { sampleOf } from "~/kinds/samples.ts";
import type { EditorSetting } from "../../state/editor-context.tsx";

/**
 * What a kind begins with on a site of this business. The words of most trades name the town, which a site without a
 * branch has none of: it gets plain ones.
 */
export async function loadSamples(
  { businessKind, isMember, siteName }: Pick<EditorSetting, "businessKind" | "isMember" | "siteName">,
  branch: BranchData | undefined,
): Promise<(kind: string) => Sample | undefined> {
  if (businessKind === "optician" || (businessKind === "automatic" && isMember)) {
    return (kind) => sampleOf(kind, "optician");
  }
  const town = branch?.city.replace(/^[\d\s-]+/, "");
  const { tradeOf, tradeSample, tradeTexts } = await import("~/features/site/new-site/trade-samples.ts");
  const trade = town ? tradeOf(businessKind) : undefined;
  if (!trade || !town) return (kind) => sampleOf(kind, "plain");
  const facts = { name: { de: siteName, fr: siteName }, town: { de: town, fr: town }, prices: examplePrices };
  return (kind) => {
    const plain = sampleOf(kind, "plain");
    return plain && tradeSample(kind, plain, tradeTexts[trade], facts);
  };
}
