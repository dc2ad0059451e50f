/** `npm run test:long` repeats what the suite does each time in fewer rounds, from the same seed. */
export function rounds({ short, long }: { short: number; long: number }): number {
  return process.env.LONG === "1" ? long : short;
}
