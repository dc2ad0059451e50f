export interface ScreenPoint {
  x: number;
  y: number;
}

const rounds = 60;

/**
 * How far each point has to step aside so that no two stand closer than `least` px, as far as that goes within `most`
 * px of its own place. Points that stand free stay. Pure, and the same for the same points.
 */
export function spread(points: readonly ScreenPoint[], least: number, most: number): ScreenPoint[] {
  const moved = points.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < rounds; round += 1) {
    let isCrowded = false;
    for (const [index, one] of moved.entries()) {
      for (const [offset, other] of moved.slice(index + 1).entries()) {
        const apart = Math.hypot(other.x - one.x, other.y - one.y);
        if (apart >= least - 0.01) continue;
        isCrowded = true;
        // Points at one place part in a direction of their own.
        const turn = (index + offset + 1) * 2.4;
        const [x, y] =
          apart > 0.01 ? [(other.x - one.x) / apart, (other.y - one.y) / apart] : [Math.cos(turn), Math.sin(turn)];
        const step = (least - apart) / 2;
        one.x -= x * step;
        one.y -= y * step;
        other.x += x * step;
        other.y += y * step;
      }
    }
    for (const [index, point] of moved.entries()) hold(point, points[index] ?? point, most);
    if (!isCrowded) break;
  }
  return moved.map((point, index) => {
    const own = points[index] ?? point;
    return { x: point.x - own.x, y: point.y - own.y };
  });
}

function hold(point: ScreenPoint, own: ScreenPoint, most: number): void {
  const away = Math.hypot(point.x - own.x, point.y - own.y);
  if (away <= most) return;
  point.x = own.x + ((point.x - own.x) / away) * most;
  point.y = own.y + ((point.y - own.y) / away) * most;
}
