import { existsSync } from "node:fs";
import { loadEnvFile } from "node:process";

/** Reads `.env` once, before any other module looks at the environment; what is already set wins. */
if (existsSync(".env")) loadEnvFile(".env");
