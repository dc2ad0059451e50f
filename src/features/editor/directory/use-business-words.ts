import type { Column } from "~/features/directory/csv/columns.ts";
import { tableWords, type TableWords } from "../controls/records/table-words.ts";
import { useEditorActions } from "../state/editor-context.tsx";

/** What stands in a table of businesses, as their form calls it. */
export function useBusinessWords(): TableWords {
  const { t } = useEditorActions();
  const labels: Partial<Record<Column, string>> = {
    name: t("directory.name"),
    status: t("records.status"),
    gesundheitsoptik: t("directory.gesundheitsoptik"),
    frequentlens: t("directory.frequentlens"),
    logo: t("directory.logo"),
    branchId: t("directory.branchId"),
    branch: t("directory.branchName"),
    active: t("directory.active"),
    street: t("directory.street"),
    streetNumber: t("directory.streetNumber"),
    zip: t("directory.zip"),
    city: t("directory.city"),
    phone: t("directory.phone"),
    email: t("directory.email"),
    canton: t("directory.canton"),
    lat: t("directory.lat"),
    lng: t("directory.lng"),
    timeZone: t("directory.timeZone"),
    hours: t("directory.hours"),
    special: t("directory.special"),
    placeId: t("directory.reviews.placeId"),
    staff: t("directory.staff"),
  };
  return tableWords({ t, labels, flags: ["gesundheitsoptik", "frequentlens", "active"] });
}
