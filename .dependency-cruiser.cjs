/** Who may import whom (see the section "How the code is laid out" of README.md). */
const pure = "^src/features/[^/]+/(domain/|commands/|policy\\.ts$|schema\\.ts$)";
const tests = "\\.test\\.tsx?$";

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "no-cycles",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "features-know-no-routes",
      severity: "error",
      from: { path: "^src/(features|server|components|trpc|i18n|lib)/" },
      to: { path: "^src/(app|visitor)/", pathNot: "\\.css$" },
    },
    {
      name: "only-root-and-entry-files-list-features",
      comment: "server/api/root.ts, server/main.ts and their siblings that mount features are the only doors",
      severity: "error",
      from: {
        path: "^src/(server|components|trpc)/",
        pathNot: ["^src/server/(api/|http\\.ts|jobs/all\\.ts|main\\.ts|routes/|start/|live/)", tests],
      },
      to: { path: "^src/features/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "lib-stands-alone",
      severity: "error",
      from: { path: "^src/lib/", pathNot: tests },
      to: { path: "^src/(app|features|server|components|trpc|i18n)/" },
    },
    {
      name: "pure-files-stay-pure",
      severity: "error",
      from: { path: pure, pathNot: tests },
      to: {
        path: "(^src/(server|app|generated)/|node_modules/(react|react-dom|next|@trpc|@prisma|pg)/)",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "prisma-in-one-place",
      severity: "error",
      from: { path: "^(src|prisma/seed|tests)/", pathNot: ["^src/server/db\\.ts$", "^src/generated/"] },
      to: { path: "^src/generated/" },
    },
    {
      name: "block-kinds-are-islands",
      severity: "error",
      from: { path: "^src/features/blocks/kinds/([^/]+)/" },
      to: { path: "^src/features/blocks/kinds/", pathNot: "^src/features/blocks/kinds/$1/" },
    },
    {
      name: "visitors-download-no-editor",
      severity: "error",
      from: { path: ["^src/features/(blocks|site|golf)/", "^src/app/.*/page/", "^src/visitor/"], pathNot: tests },
      to: { path: "(^src/features/editor/|node_modules/(platejs|@platejs|@base-ui)/)" },
    },
    {
      name: "published-pages-reach-no-draft",
      severity: "error",
      from: { path: "^src/features/site/published\\.ts$" },
      to: { path: "^src/features/page/(load|save|service|commands|draft)", reachable: true },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "require", "node", "default"] },
  },
};
