import type { Item, Job } from "~/features/listings/schema.ts";
import { useEditorActions } from "../state/editor-context.tsx";

/** What the parts of entries are called in the editor's language. */
export function useEntryNames(): Partial<Record<keyof (Job & Item), string>> {
  const { t, say } = useEditorActions();
  return {
    status: t("records.status"),
    title: t("listings.entryTitle"),
    workQuota: t("listings.workQuota"),
    richTextDescription: t("listings.description"),
    titleImageIds: t("listings.picture"),
    titleImageId: t("listings.picture"),
    branchId: t("listings.branch"),
    staffMemberId: t("listings.person"),
    validThrough: t("listings.validThrough"),
    created: t("listings.created"),
    listingKind: say("options.listingKind"),
    itemType: say("options.itemType"),
    cost: t("listings.cost"),
    askingPrice: say("options.askingPrice"),
    toBePickedUp: say("options.toBePickedUp"),
    subjectToPostage: say("options.subjectToPostage"),
  };
}
