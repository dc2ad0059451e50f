import "../support/generous-limits.ts";
import { cpus } from "node:os";
import { cachedPage } from "./cached-page.ts";
import { editing } from "./editing.ts";
import { print } from "./figures.ts";
import { pageWeight } from "./page-weight.ts";
import { startProduct } from "./product.ts";
import { taps } from "./taps.ts";

/** `npm run bench`: every figure beside a floor or goal measured in the same run. */
process.stdout.write(`${cpus().length} × ${cpus()[0]?.model ?? "?"}, Node ${process.versions.node}\n\n`);
const product = await startProduct();
try {
  print(await cachedPage(product.origin));
  print(await pageWeight(product.origin));
  print(await editing(product.origin));
} finally {
  await product.stop();
}
print(await taps());
process.exit();
