/** A number as it is set in Switzerland, with an apostrophe between thousands. */
export function figure(number: number): string {
  return number.toLocaleString("de-CH").replaceAll("'", "’");
}
