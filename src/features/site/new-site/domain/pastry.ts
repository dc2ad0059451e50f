import { circle, d, line, path, shape, times } from "./drawn.ts";

/** Where something stands: its middle and its lower edge. */
export interface Spot {
  x: number;
  y: number;
}

interface Pastry extends Spot {
  /** Half of its width. */
  half: number;
  crust: string;
  /** What parts its pieces. */
  cut: string;
}

/** A croissant that lies on its two ends: rolls along an arc, the thickest in the middle. */
export function croissant({ x, y, half, crust, cut }: Pastry): string[] {
  const count = 7;
  const radius = half * 0.74;
  const rolls = times(count, (index) => {
    const turn = 192 + (156 * index) / (count - 1);
    const fullness = Math.sin((Math.PI * (index + 0.6)) / (count + 0.2));
    const [cx, cy] = [
      x + radius * Math.cos(inRadians(turn)),
      y - half * 0.08 + radius * 0.78 * Math.sin(inRadians(turn)),
    ];
    const roll = shape("ellipse", {
      ...{ cx, cy, rx: half * (0.15 + 0.15 * fullness), ry: half * (0.12 + 0.34 * fullness) },
      ...{ fill: crust, stroke: cut, "stroke-width": half * 0.035 },
      transform: `rotate(${Math.round(turn + 90)} ${Math.round(cx)} ${Math.round(cy)})`,
    });
    return { roll, fullness };
  });
  return rolls.sort((one, other) => one.fullness - other.fullness).map(({ roll }) => roll);
}

/** A tart from the side: fruit heaped up over a fluted rim, two leaves on top. */
export function tart({ x, y, half, crust, cut, fruit, leaf }: Pastry & { fruit: string; leaf: string }): string[] {
  const rim = y - half * 0.36;
  const size = half * 0.165;
  const heap = [3, 4, 5].flatMap((count, row) =>
    times(count, (index) => {
      const [cx, cy] = [x + (index - (count - 1) / 2) * size * 1.95, rim - size * (0.35 + (2 - row) * 1.35)];
      return [
        circle(cx, cy, size, { fill: fruit, stroke: cut, "stroke-width": size * 0.1 }),
        circle(cx - size * 0.34, cy - size * 0.34, size * 0.2, { fill: cut }),
      ];
    }).flat(),
  );
  const leaves = [-34, 34].map((tilt) =>
    shape("ellipse", {
      ...{ cx: x, cy: rim - size * 4.9, rx: size * 0.42, ry: size * 1.1, fill: leaf },
      transform: `rotate(${tilt} ${Math.round(x)} ${Math.round(rim - size * 3.9)})`,
    }),
  );
  const [top, foot] = [half, half * 0.8];
  const bowl = d(["M", x - top, rim, "L", x - foot, y, "L", x + foot, y, "L", x + top, rim, "Z"]);
  const flutes = times(8, (index) => {
    const across = (index + 1) / 4.5 - 1;
    return path(
      d(["M", x + across * top, rim + half * 0.1, "L", x + across * foot, y - half * 0.06]),
      line(cut, half * 0.025),
    );
  });
  const edge = times(9, (index) => circle(x + (index / 4 - 1) * top * 0.93, rim, half * 0.13, { fill: crust }));
  return [...leaves, ...heap, path(bowl, { fill: crust }), ...edge, ...flutes];
}

const inRadians = (degrees: number): number => (degrees * Math.PI) / 180;
