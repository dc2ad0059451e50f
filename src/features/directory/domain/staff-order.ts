interface Person {
  id: string;
  firstName: string;
  lastName: string;
}

const words = new Intl.Collator("de"); // the same on the server and in every browser

/** People as they stand in a branch: by last name, then by first name. Pure. */
export function inStaffOrder<Row extends Person>(staff: readonly Row[]): Row[] {
  return staff.toSorted(
    (one, other) =>
      words.compare(one.lastName, other.lastName) ||
      words.compare(one.firstName, other.firstName) ||
      (one.id < other.id ? -1 : 1),
  );
}
