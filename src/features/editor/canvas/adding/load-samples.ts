import type { BranchData } from "~/features/blocks/data/branch-data.ts";
import { examplePrices, type Sample } from "~/features/blocks/sample.ts";
import { sampleOf } from "~/kinds/samples.ts";
import type { EditorSetting } from "../../state/editor-context.tsx";

/**
 * What a kind begins with on a site of this business. The words of most trades name the town: that of the first branch,
 * else the one in the footer, else a gap to be filled in.
 */
export async function loadSamples(
  site: Pick<EditorSetting, "businessKind" | "footerTown" | "isMember" | "siteName">,
  branch: BranchData | undefined,
): Promise<(kind: string) => Sample | undefined> {
  const { businessKind, footerTown, isMember, siteName } = site;
  if (businessKind === "optician" || (businessKind === "automatic" && isMember)) {
    return (kind) => sampleOf(kind, "optician");
  }
  const { townOf, tradeOf, tradeSample, tradeTexts } = await import("~/features/site/new-site/trade-samples.ts");
  const trade = tradeOf(businessKind);
  if (!trade) return (kind) => sampleOf(kind, "plain");
  const town = townOf(branch?.city, footerTown);
  const facts = { name: { de: siteName, fr: siteName }, town, prices: examplePrices };
  return (kind) => {
    const plain = sampleOf(kind, "plain");
    return plain && tradeSample(kind, plain, tradeTexts[trade], facts);
  };
}
