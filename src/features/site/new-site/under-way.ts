import type { MakingStep } from "./schema.ts";

/** The sites that this process is making, by their hosts. */
const underWay = new Map<string, MakingStep>();

/** How far a site is whose making is under way here; null where nothing is known of it. */
export function stepOf(host: string): MakingStep | null {
  return underWay.get(host) ?? null;
}

/**
 * Does the work of making a site, and has how far it is known for as long as that takes. One that is refused since
 * another is made under its host leaves alone what is known of that.
 */
export async function withSteps<Made>(
  host: string,
  make: (onStep: (step: MakingStep) => void) => Promise<Made>,
): Promise<Made> {
  let own: MakingStep | undefined;
  try {
    return await make((step) => underWay.set(host, (own = step)));
  } finally {
    if (underWay.get(host) === own) underWay.delete(host);
  }
}
