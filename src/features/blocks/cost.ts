/** The class of a price: a plain amount is shown with its currency before it, words such as "gratis" stand alone. */
export function costClass({ text }: { text: string }): string {
  return /^[\d'’ ]+([.,](\d{1,2}|[-–—]))?$/.test(text.trim()) ? "cost cost--amount" : "cost";
}
