import type { Business } from "../schema.ts";

type Staff = Business["branches"][number]["staff"];

const nameOf = ({ firstName, lastName }: Staff[number]) => `${firstName} ${lastName}`;

/** The people of a branch as a table says them: "Ada Muster; Bo Li". Pure. */
export const staffCell = (staff: Staff): string => staff.map(nameOf).join("; ");

/**
 * The people that a cell says, in its order. Who is called as one of those that are `stored` is that one; of a new name
 * the first word is the first name. What a cell does not say goes; an empty one says nothing. Null where a name has one
 * word alone.
 */
export function readStaff(cell: string, { stored, newId }: { stored: Staff; newId: () => string }): Staff | null {
  if (cell === "" || cell === staffCell(stored)) return stored;
  const left = [...stored];
  const names = cell.split(";").map((name) => name.trim().replaceAll(/\s+/g, " "));
  const people = names.filter(Boolean).map((name) => {
    const at = left.findIndex((person) => nameOf(person).toLowerCase() === name.toLowerCase());
    if (at >= 0) return left.splice(at, 1)[0] ?? null;
    const [firstName = "", ...others] = name.split(" ");
    return others.length === 0 ? null : { id: newId(), firstName, lastName: others.join(" ") };
  });
  const read = people.filter((person) => person !== null);
  return read.length === people.length ? read : null;
}
