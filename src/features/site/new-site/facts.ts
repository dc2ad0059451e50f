import type { Facts } from "../layouts/filled.ts";
import { gaps } from "./legal-texts.ts";
import type { LegalFacts, NewSite } from "./schema.ts";
import { words } from "./trade-texts.ts";

/** What the words of a plan are filled with: what was said of the business, and marked gaps for what was not. */
export function factsOf(site: NewSite, legal: LegalFacts = {}): Facts {
  const { name, street, streetNumber, zip, town, phone, email } = site;
  const known = (text: string | undefined, gap: keyof typeof gaps) => (text ? words(text, text) : gaps[gap]);
  return {
    name: words(name, name),
    town: words(town, town),
    city: known(`${zip} ${town}`.trim(), "street"),
    street: known(`${street} ${streetNumber}`.trim(), "street"),
    reach: known([phone, email].filter(Boolean).join(", "), "reach"),
    legalForm: known(legal.legalForm, "legalForm"),
    responsible: known(legal.responsible, "responsible"),
    uid: known(legal.uid, "uid"),
    hosting: known(legal.hosting, "hosting"),
    prices: legal.arePricesChecked ? words("", "") : gaps.prices,
  };
}
