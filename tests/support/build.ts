import { buildWhenNeeded } from "~/server/start/build.ts";

await buildWhenNeeded(".next");
