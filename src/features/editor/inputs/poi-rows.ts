import { isOnMap, type LngLat } from "~/features/map/domain/map-limits.ts";
import { fewestPoints, pointSchema } from "~/features/map/domain/point-schema.ts";
import type { Point, PointIcon } from "~/features/map/domain/point.ts";
import type { Checked } from "./validate.ts";

/** A point as a person writes it; an empty one is not saved. */
export interface PoiRow {
  /** Its own among the rows, wherever it stands. */
  key: number;
  lat: string;
  lng: string;
  icon: PointIcon;
  /** As it is saved; nothing for a new one. */
  saved?: Point;
}

type PoiError = "input.number" | "poi.outside";
type CheckedRow = { point: Point | null } | { error: PoiError; at: "lat" | "lng" };

/** The rows of the input: the saved points, and empty rows until at least two stand there. */
export function rowsOf(points: readonly Point[]): PoiRow[] {
  const rows: PoiRow[] = points.map((saved, key) => ({
    key,
    lat: String(saved.lat),
    lng: String(saved.lng),
    icon: saved.icon,
    saved,
  }));
  while (rows.length < fewestPoints) rows.push(emptyRow(rows));
  return rows;
}

/** A new row: the start or the end where there is none yet, else a place to stop at. */
export function emptyRow(rows: readonly PoiRow[]): PoiRow {
  const isMissing = (icon: PointIcon) => rows.every((row) => row.icon !== icon);
  const icon = isMissing("start") ? "start" : isMissing("end") ? "end" : "party";
  return { key: 1 + Math.max(-1, ...rows.map(({ key }) => key)), lat: "", lng: "", icon };
}

/** The rows without this one; two always stay. */
export function withoutRow(rows: readonly PoiRow[], index: number): PoiRow[] {
  const rest = rows.filter((_, at) => at !== index);
  const { key } = emptyRow(rows);
  while (rest.length < fewestPoints) rest.push({ ...emptyRow(rest), key: key + rest.length });
  return rest;
}

/** Null for an empty row; the first number that is missing or does not fit otherwise. */
export function checkRow(row: PoiRow): CheckedRow {
  if (row.lat.trim() === "" && row.lng.trim() === "") return { point: null };
  for (const at of ["lat", "lng"] as const) if (numberOf(row[at]) === null) return { error: "input.number", at };
  const point = { lat: numberOf(row.lat), lng: numberOf(row.lng), icon: row.icon };
  const checked = pointSchema.safeParse(point);
  if (checked.success) return { point: checked.data };
  return { error: "poi.outside", at: checked.error.issues[0]?.path[0] === "lng" ? "lng" : "lat" };
}

/** The points to be saved, in order; null while a row cannot be read. */
export function pointsOf(rows: readonly PoiRow[]): Point[] | null {
  const checked = rows.map(checkRow);
  if (checked.some((row) => "error" in row)) return null;
  return checked.flatMap((row) => ("point" in row && row.point ? [row.point] : []));
}

/** The rows once their points are saved. */
export function savedRows(rows: readonly PoiRow[]): PoiRow[] {
  return rows.map(({ saved: _former, ...row }) => {
    const checked = checkRow(row);
    return "point" in checked && checked.point ? { ...row, saved: checked.point } : row;
  });
}

/** What can be saved of rows that are given up: a row that cannot be read stays as it is saved, and is among the wrong ones. */
export function givenUp(rows: readonly PoiRow[]): { points: Point[]; wrong: { written: string; error: PoiError }[] } {
  const checked = rows.map((row) => ({ row, is: checkRow(row) }));
  return {
    points: checked.flatMap(({ row, is }) => ("error" in is ? row.saved : is.point) ?? []),
    wrong: checked.flatMap(({ row, is }) =>
      "error" in is ? { written: `${row.lat}, ${row.lng}`, error: is.error } : [],
    ),
  };
}

/** A pasted pair, as map pages and phones copy it ("47.4997, 8.7239"); null for anything else. */
export function pastedPair(text: string): Pick<PoiRow, "lat" | "lng"> | null {
  const [, lat, lng] = /^\s*[[(]?\s*(-?\d+\.\d+)°?\s*[,;\s]\s*(-?\d+\.\d+)°?\s*[\])]?\s*$/.exec(text) ?? [];
  return lat && lng ? { lat, lng } : null;
}

/** A place of a way, written as a pair. */
export function checkPlace(entry: string): Checked<LngLat> {
  const pair = pastedPair(entry);
  const place: LngLat | null = pair && [Number(pair.lng), Number(pair.lat)];
  return place && isOnMap(place) ? { ok: true, value: place } : { ok: false, error: "route.noPlace" };
}

/** Six decimals are a hand's breadth; a comma is read like a point. */
function numberOf(text: string): number | null {
  const number = text.trim() === "" ? NaN : Number(text.trim().replace(",", "."));
  return Number.isFinite(number) ? Math.round(number * 1e6) / 1e6 : null;
}
