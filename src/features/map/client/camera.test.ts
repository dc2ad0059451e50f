import type { Map as MapLibre } from "maplibre-gl";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LngLat } from "../domain/map-limits.ts";
import { fitHole, fitPlaces, flyToPlace } from "./camera.ts";

/** A map, 600 px high, that notes where it is sent; `--map-inset` px of it are covered at its lower edge. */
function recordingMap(clientHeight = 600) {
  const [fitBounds, flyTo] = [vi.fn(), vi.fn()];
  const map = { fitBounds, flyTo, getContainer: () => ({ clientHeight }) } as unknown as MapLibre;
  return { map, fitBounds, flyTo };
}

let isCalm = false;
let styles: Record<string, string> = {};
beforeEach(() => {
  isCalm = false;
  styles = {};
  vi.stubGlobal("matchMedia", () => ({ matches: isCalm }));
  vi.stubGlobal("getComputedStyle", () => ({ getPropertyValue: (name: string) => styles[name] ?? "" }));
});
afterEach(() => vi.unstubAllGlobals());

const west: LngLat = [8.7, 47.49];
const north: LngLat = [8.74, 47.52];

describe("fitPlaces", () => {
  it("shows all places with 50 px around them, no closer than zoom 16, over a second", () => {
    const { map, fitBounds } = recordingMap();
    fitPlaces(map, [north, west]);
    const padding = { top: 50, right: 50, bottom: 50, left: 50 };
    expect(fitBounds).toHaveBeenCalledExactlyOnceWith([8.7, 47.49, 8.74, 47.52], {
      padding,
      maxZoom: 16,
      duration: 1000,
      linear: true,
    });
  });

  it("keeps clear of what covers the lower edge, and goes at once for people who want calm", () => {
    const { map, fitBounds } = recordingMap();
    styles = { "--map-inset": "120px" };
    isCalm = true;
    fitPlaces(map, [west]);
    expect(fitBounds.mock.lastCall?.[1]).toMatchObject({ padding: { bottom: 170 }, duration: 0 });
  });

  it("stays where it is without a place", () => {
    const { map, fitBounds } = recordingMap();
    fitPlaces(map, []);
    expect(fitBounds).not.toHaveBeenCalled();
  });
});

describe("fitHole", () => {
  it("has tee and target in view together, within 0.8 s and no closer than zoom 18", () => {
    const { map, fitBounds } = recordingMap();
    fitHole(map, [west, north]);
    expect(fitBounds.mock.lastCall?.[0]).toEqual([8.7, 47.49, 8.74, 47.52]);
    expect(fitBounds.mock.lastCall?.[1]).toMatchObject({ maxZoom: 18, duration: 800 });
  });
});

describe("flyToPlace", () => {
  it("goes to zoom 18 within 0.8 s", () => {
    const { map, flyTo } = recordingMap();
    flyToPlace(map, [8.7, 47.49]);
    expect(flyTo).toHaveBeenCalledOnce();
    expect(flyTo.mock.lastCall?.[0]).toMatchObject({ center: [8.7, 47.49], zoom: 18, duration: 800 });
  });

  it("leaves room below for a pop-up, and jumps for people who want calm", () => {
    const { map, flyTo } = recordingMap();
    isCalm = true;
    flyToPlace(map, [8.7, 47.49], 135);
    expect(flyTo.mock.lastCall?.[0]).toMatchObject({ offset: [0, 135], duration: 0 });
  });

  it("keeps a pop-up clear of the controls above it, and its place of the lower edge", () => {
    styles = { "--map-controls-top": "52px" };
    const offsetIn = (height: number) => {
      const { map, flyTo } = recordingMap(height);
      flyToPlace(map, [8.7, 47.49], 100);
      return flyTo.mock.lastCall?.[0] as unknown;
    };
    expect(offsetIn(600)).toMatchObject({ offset: [0, 126] });
    expect(offsetIn(320)).toMatchObject({ offset: [0, 120] });
    styles["--map-inset"] = "100px";
    expect(offsetIn(320)).toMatchObject({ offset: [0, 20] });
  });
});
