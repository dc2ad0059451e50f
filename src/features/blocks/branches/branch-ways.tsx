import type { MapPlace } from "~/lib/browser/map-app.ts";
import { mailHref, phoneHref } from "~/lib/addresses/safe-href.ts";
import { breakableAddresses } from "~/features/richtext/breakable-addresses.tsx";
import type { BranchData } from "../data/branch-data.ts";
import { MapAppLink } from "./map-app-link.tsx";
import type { ViewContext } from "../ui.ts";

/** How to reach a branch: its phone, its mailbox and the way there, as far as they are known. */
export function BranchWays({ branch, t }: { branch: Ways; t: ViewContext["t"] }) {
  const { name, phone, email } = branch;
  const way = wayTo(branch);
  return (
    <>
      {phone && (
        <a href={phoneHref(phone) ?? undefined} className="text-link">
          {phone}
        </a>
      )}
      {email && (
        <a href={mailHref(email) ?? undefined} className="text-link">
          {breakableAddresses(email)}
        </a>
      )}
      {way && (
        <MapAppLink place={way} text={t("hours.route")} label={t("hours.routeTo", { name })} className="text-link" />
      )}
    </>
  );
}

type Ways = Pick<BranchData, "name" | "phone" | "email" | "place"> & Partial<Pick<BranchData, "street" | "city">>;

/** Its point, or else its whole address, which every map program finds. */
function wayTo({ place, street, city }: Ways): MapPlace | null {
  return place ?? (street && city ? `${street}, ${city}` : null);
}
