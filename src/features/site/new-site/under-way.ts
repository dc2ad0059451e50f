import type { MakingStep } from "./schema.ts";

/** The sites that this process is making, by their hosts. */
const underWay = new Map<string, MakingStep>();

/** How far a site is whose making is under way here; null where nothing is known of it. */
export function stepOf(host: string): MakingStep | null {
  return underWay.get(host) ?? null;
}

/** Does the work of making a site, and has how far it is known for as long as that takes. */
export async function withSteps<Made>(
  host: string,
  make: (onStep: (step: MakingStep) => void) => Promise<Made>,
): Promise<Made> {
  try {
    return await make((step) => underWay.set(host, step));
  } finally {
    underWay.delete(host);
  }
}
