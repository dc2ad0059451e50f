import { tmpdir } from "node:os";
import { join } from "node:path";

/** The data folder of the product that the browser stories talk to: a story that fills tables finds the database there. */
export function productFolder(port: number): string {
  return join(tmpdir(), `vitrine-e2e-${port}`);
}
