import { generateNKeysBetween } from "fractional-indexing";
import { letterOf, soughtText } from "./domain/sought.ts";
import type { Business } from "./schema.ts";

/** A business as its row stores it. Pure. */
export function businessRow({ name, status, logoMediaId, programs }: Business) {
  const sought = soughtText(name);
  return { name, status, logoMediaId, ...programs, sought, letter: letterOf(sought) };
}

/** The branches of a business as their rows store them, in their order. Pure. */
export function branchRows({ branches }: Business) {
  const sortKeys = generateNKeysBetween(null, null, branches.length);
  return branches.map(({ staff: _staff, ...fields }, index) => ({
    ...fields,
    placeId: fields.placeId || null,
    sought: soughtText(`${fields.zip} ${fields.city}`),
    soughtName: soughtText(fields.name),
    sortKey: sortKeys[index] ?? "",
  }));
}

/** A person as their row stores them. Pure. */
export function personRow<Named extends { firstName: string; lastName: string }>(person: Named) {
  return { ...person, sought: soughtText(`${person.lastName} ${person.firstName}`) };
}
