/** What a table would change of the records, or changed, and each of its lines that cannot be taken. */
export interface TableReport {
  created: number;
  changed: number;
  unchanged: number;
  changes: { line: number; type: "new" | "changed"; name: string; columns: string[] }[];
  faults: { line: number; reason: string; column: string | null }[];
}
