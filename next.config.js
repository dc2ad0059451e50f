import { existsSync } from "node:fs";
import { join } from "node:path";

const distDir = process.env.VITRINE_DIST || ".next"; // checked by src/server/env.ts before a build

/** @type {import("next").NextConfig} */
export default {
  devIndicators: false, // it would lie over the editor's own menus
  poweredByHeader: false,
  compress: false, // main.ts keeps finished pages compressed
  reactStrictMode: true,
  typescript: { ignoreBuildErrors: true, tsconfigPath: "tsconfig.next.json" }, // checked by `npm run check:lint`
  serverExternalPackages: [
    "@prisma/client",
    "@prisma/adapter-pg",
    "@redis/client",
    "pg",
    "sharp",
    "@node-rs/argon2",
    "pino",
  ],
  allowedDevOrigins: ["golf.localhost"],
  experimental: {
    // While developing, too, a page comes alive without the server: the game's pages open without a network.
    reactDebugChannel: false,
    turbopackMinify: { server: false }, // the server reads its code from its own disk, and a tenth of a build is saved
    // Nobody reads those of a build, which are three quarters of what it writes for the server.
    turbopackSourceMaps: process.env.NODE_ENV !== "production",
    // Keeping what a second build may use again costs a fifth of a build, and most folders never see a second one.
    turbopackFileSystemCacheForBuild: existsSync(join(distDir, "BUILD_ID")),
  },
  // What a page says of itself comes with it, not behind it: whoever asks is told all of it (next-app.ts says who it is).
  htmlLimitedBots: /./,
  distDir,
};
