/** What may be agreed about an article beside its price: options of its card. */
export const priceTerms = ["askingPrice", "toBePickedUp", "subjectToPostage"] as const;
