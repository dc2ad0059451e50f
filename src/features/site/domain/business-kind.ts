/** The kinds of business that search engines tell apart, by the names that they have there (schema.org). */
const types = {
  optician: "Optician",
  craft: "HomeAndConstructionBusiness",
  restaurant: "Restaurant",
  hairSalon: "HairSalon",
  legal: "LegalService",
  childCare: "ChildCare",
  bakery: "Bakery",
  sports: "SportsActivityLocation",
  store: "Store",
  health: "MedicalBusiness",
} as const;
type Kind = keyof typeof types;

/** What a site may say of its business; `automatic` leaves it to what is known of the site otherwise. */
export const businessKinds = ["automatic", ...(Object.keys(types) as [Kind, ...Kind[]])] as const;

interface Described {
  settings: { contact: { businessKind: (typeof businessKinds)[number] } };
  isHealthOpticsMember: boolean;
}

/** What a site's shops are to search engines. Members of the health opticians are opticians, whoever says nothing a business. */
export function businessType({ settings, isHealthOpticsMember }: Described): string {
  const { businessKind } = settings.contact;
  if (businessKind !== "automatic") return types[businessKind];
  return isHealthOpticsMember ? types.optician : "LocalBusiness";
}
