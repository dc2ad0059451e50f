import { existsSync, readFileSync } from "node:fs";
import { readEnvFile } from "./env-file.ts";
import { orEnd } from "./or-end.ts";

/**
 * Reads `.env` once, before any other module looks at the environment; what is already set wins. Exported: the names
 * that stand in the file. Ends the process with a list of the lines that cannot be understood.
 */
export const namesInFile: readonly string[] = existsSync(".env") ? orEnd(() => load(readFileSync(".env", "utf8"))) : [];

function load(text: string): string[] {
  const { values, problems } = readEnvFile(text);
  if (problems.length > 0) throw new Error(`The file .env cannot be read:\n  ${problems.join("\n  ")}`);
  for (const [name, value] of Object.entries(values)) process.env[name] ??= value;
  return Object.keys(values);
}
