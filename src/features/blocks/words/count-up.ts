/** The figures between nothing and `text` that are shown on the way there; null for a text without a number. Pure. */
export function countUp(text: string): ((share: number) => string) | null {
  const found = /\d(?:[\d'’ \u00a0\u202f]*\d)?(?:[.,]\d+)?/.exec(text);
  if (!found) return null;
  const [number] = found;
  const [, fraction = ""] = number.split(/[.,]/);
  const separator = /[^\d]/.exec(number.slice(0, number.length - fraction.length - (fraction ? 1 : 0)))?.[0] ?? "";
  const point = fraction ? number.at(-fraction.length - 1) : "";
  const whole = Number(number.replaceAll(/\D/g, "")) / 10 ** fraction.length;
  return (share) => {
    const [before = "", after] = (whole * share).toFixed(fraction.length).split(".");
    const grouped = separator ? before.replace(/\B(?=(\d{3})+$)/g, separator) : before;
    return text.replace(number, after ? `${grouped}${point}${after}` : grouped);
  };
}
