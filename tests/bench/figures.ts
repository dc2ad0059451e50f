import { atMost, inWords, isReached, missedBy, type Goal } from "./goals.ts";

/** One measured figure beside its floor, with its goals. */
export interface Figure {
  name: string;
  value: string;
  /** What the same machine does in the same run with nothing of ours in the way, or what explains the figure. */
  beside: string;
  goals?: Goal[];
}

/** The value below which `share` (0 to 1) of the samples lie. */
export function percentile(samples: number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** That a share of the samples, in milliseconds, lies below a time: `within(30, samples)` asks it of 95 of a hundred. */
export const within = (mostMs: number, samples: number[], share = 0.95): Goal =>
  atMost(mostMs, percentile(samples, share), { what: `p${Math.round(share * 100)}`, unit: "ms" });

export const kb = (bytes: number): string => `${(bytes / 1024).toFixed(1)} kB`;
export const ms = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

export function spread(samples: number[]): string {
  return `p50 ${ms(percentile(samples, 0.5))}, p95 ${ms(percentile(samples, 0.95))}, p99 ${ms(percentile(samples, 0.99))}`;
}

/** Few samples in words: the median, the least and the most. */
export function medianAndSpread(samples: number[], { unit, digits }: { unit: string; digits: number }): string {
  const [least, most] = [Math.min(...samples), Math.max(...samples)].map((value) => value.toFixed(digits));
  return `${percentile(samples, 0.5).toFixed(digits)}${unit} (${least} to ${most})`;
}

/** Runs `work` `times` times, one after the other, and returns each duration in milliseconds. */
export async function timed(times: number, work: (index: number) => Promise<unknown>): Promise<number[]> {
  const samples: number[] = [];
  for (let index = 0; index < times; index += 1) {
    const began = performance.now();
    await work(index);
    samples.push(performance.now() - began);
  }
  return samples;
}

export function print(figures: Figure[]): void {
  const width = Math.max(...figures.map(({ name }) => name.length));
  for (const { name, value, beside, goals = [] } of figures) {
    const goal = goals.length > 0 ? `goal ${goals.map(inWords).join(", ")}` : "";
    process.stdout.write(`${name.padEnd(width)}  ${value}  (${[beside, goal].filter(Boolean).join("; ")})\n`);
  }
}

/** A line for each goal that was missed. */
export function missesOf(figures: Figure[]): string[] {
  return figures.flatMap(({ name, goals = [] }) =>
    goals.filter((goal) => !isReached(goal)).map((goal) => `${name}: ${missedBy(goal)}`),
  );
}
