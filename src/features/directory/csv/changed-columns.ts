import { dequal } from "dequal/lite";
import type { Business } from "../schema.ts";
import type { Column } from "./columns.ts";

const compared: [Column, (business: Business) => unknown][] = [
  ["name", ({ name }) => name],
  ["status", ({ status }) => status],
  ["gesundheitsoptik", ({ programs }) => programs.gesundheitsoptik],
  ["frequentlens", ({ programs }) => programs.frequentlens],
  ["branchId", ({ branches }) => branches.map(({ id }) => id)],
  ["branch", ({ branches }) => branches.map(({ name }) => name)],
  ...(
    [
      "active",
      "street",
      "streetNumber",
      "zip",
      "city",
      "phone",
      "email",
      "canton",
      "lat",
      "lng",
      "timeZone",
      "placeId",
    ] as const
  ).map((column): [Column, (business: Business) => unknown] => [
    column,
    ({ branches }) => branches.map((branch) => branch[column]),
  ]),
  ["hours", ({ branches }) => branches.map(({ openingHours }) => openingHours.periods)],
  ["special", ({ branches }) => branches.map(({ openingHours }) => openingHours.special)],
];

/** The columns in which a business is another than before. Pure. */
export function changedColumns(before: Business, after: Business): Column[] {
  return compared.flatMap(([column, read]) => (dequal(read(before), read(after)) ? [] : [column]));
}
