import { vi } from "vitest";

/**
 * Gives a test pictures by its own clock, so many milliseconds after they are asked for; Infinity: a page in the
 * background, which draws none. `vi.unstubAllGlobals` takes them away.
 */
export function drawPictures(afterMs = 16): void {
  const isDrawn = afterMs !== Infinity;
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => (isDrawn ? setTimeout(draw, afterMs) : 0));
  vi.stubGlobal("cancelAnimationFrame", (picture: ReturnType<typeof setTimeout>) => clearTimeout(picture));
}
