import { LngLatBounds, type Map as MapLibre } from "maplibre-gl";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { LngLat } from "../domain/map-limits.ts";
import { fitHole } from "./camera.ts";
import { keepInView } from "./keep-in-view.ts";

const tee: LngLat = [8.72, 47.5];
const target: LngLat = [8.721, 47.501];
const here: LngLat = [8.719, 47.4995];
const far: LngLat = [8.76, 47.52];
const round = { places: [tee, target, far], hole: [tee, target] };

/** A map that shows what it is told to, notes what it frames, and whose frame gets another size. */
function frame() {
  const container = { clientWidth: 390, clientHeight: 700 };
  const listeners = new Map<string, () => void>();
  const fitBounds = vi.fn((bounds: [number, number, number, number]) => show(bounds));
  let bounds = new LngLatBounds([0, 40, 20, 60]);
  const show = (shown: [number, number, number, number]) => {
    bounds = new LngLatBounds(shown);
    listeners.get("moveend")?.();
  };
  const map = {
    fitBounds,
    getBounds: () => bounds,
    getContainer: () => container,
    on: (name: string, listener: () => void) => void listeners.set(name, listener),
    off: (name: string) => void listeners.delete(name),
  } as unknown as MapLibre;
  const resize = (size: Partial<typeof container>) => {
    Object.assign(container, size);
    fitBounds.mockClear();
    listeners.get("resize")?.();
    return fitBounds.mock.lastCall?.[0];
  };
  return { map, show, resize, listeners };
}

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.stubGlobal("getComputedStyle", () => ({ getPropertyValue: () => "" }));
});
afterEach(() => vi.unstubAllGlobals());

it("keeps the own position in view that was framed together with the hole", () => {
  const { map, resize } = frame();
  keepInView(map, () => round);
  fitHole(map, [here, tee, target]);
  expect(resize({ clientWidth: 700, clientHeight: 390 })).toEqual([8.719, 47.4995, 8.721, 47.501]);
  expect(resize({ clientWidth: 390, clientHeight: 700 })).toEqual([8.719, 47.4995, 8.721, 47.501]);
});

it("frames the hole alone when the position was moved out of sight, and all places where all are in sight", () => {
  const { map, show, resize } = frame();
  keepInView(map, () => round);
  fitHole(map, [here, tee, target]);
  show([8.7195, 47.4998, 8.722, 47.502]);
  expect(resize({ clientWidth: 700 })).toEqual([8.72, 47.5, 8.721, 47.501]);
  show([8.7, 47.4, 8.8, 47.6]);
  expect(resize({ clientWidth: 390 })).toEqual([8.72, 47.5, 8.76, 47.52]);
});

it("leaves somebody's own view alone when a browser's bar comes or goes, or nothing of it was in view", () => {
  const { map, show, resize } = frame();
  keepInView(map, () => round);
  fitHole(map, [tee, target]);
  show([8.7, 47.49, 8.73, 47.51]);
  expect(resize({ clientHeight: 640 })).toBeUndefined();
  show([8.9, 47.6, 8.91, 47.61]);
  expect(resize({ clientWidth: 700 })).toBeUndefined();
});

it("stops when it is told to", () => {
  const { map, listeners } = frame();
  const stop = keepInView(map, () => round);
  expect(listeners.size).toBe(2);
  stop();
  expect(listeners.size).toBe(0);
});
