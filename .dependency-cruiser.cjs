/** Who may import whom (see the section "How the code is laid out" of README.md). */
const pure = "^src/features/[^/]+/(domain/|commands/|policy\\.ts$|schema\\.ts$)";
const tests = "\\.test\\.tsx?$";

/**
 * Features from the lowest to the highest: each may import those before it and none after it, types neither. So no
 * feature imports another in a circle. `src/kinds` lists the block kinds of all of them: its registry reaches
 * declarations alone and is open to everybody, the rest of it stands above the features.
 */
const features = [
  "mail",
  "account",
  "changelog",
  "privacy",
  "visits",
  "document",
  "richtext",
  "media",
  "blocks",
  "map",
  "directory",
  "page",
  "saved-sections",
  "site",
  "listings",
  "translation",
  "feeds",
  "golf",
  "forms",
  "transfer",
  "editor",
];
const declarations = "^src/features/[^/]+/(blocks|kinds)/([^/]+/block|options)\\.ts$";
const layers = features.slice(0, -1).map((feature, index) => ({
  name: `${feature}-knows-no-higher-feature`,
  severity: "error",
  from: { path: `^src/features/${feature}/`, pathNot: tests },
  to: { path: `^src/features/(${features.slice(index + 1).join("|")})/` },
}));

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
      name: "no-cycles-of-types-either",
      severity: "error",
      from: { path: "^src/(features|kinds|lib)/" },
      to: { circular: true },
    },
    {
      name: "features-know-no-routes",
      severity: "error",
      from: { path: "^src/(features|server|trpc|i18n|lib)/" },
      to: { path: "^src/(app|visitor)/", pathNot: "\\.css$" },
    },
    {
      name: "only-root-and-entry-files-list-features",
      comment: "server/api/root.ts, server/main.ts and their siblings that mount features are the only doors",
      severity: "error",
      from: {
        path: "^src/(server|trpc)/",
        pathNot: ["^src/server/(api/|http\\.ts|jobs/all\\.ts|main\\.ts|routes/|start/)", tests],
      },
      to: { path: "^src/features/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "lib-stands-alone",
      severity: "error",
      from: { path: "^src/lib/", pathNot: tests },
      to: { path: "^src/(app|features|server|trpc|i18n)/" },
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
      name: "the-start-draws-nothing",
      comment: "the demo's pictures lie finished beside the seed; drawing them takes minutes",
      severity: "error",
      from: { path: "^(src|prisma/seed)/", pathNot: "^prisma/seed/artwork/" },
      to: { path: "^prisma/seed/artwork/" },
    },
    ...layers,
    {
      name: "every-feature-has-its-layer",
      severity: "error",
      from: { path: `^src/features/(?!(${features.join("|")})/)` },
      to: {},
    },
    {
      name: "the-registry-lists-declarations",
      severity: "error",
      from: { path: "^src/kinds/registry\\.ts$" },
      to: {
        path: "^src/",
        pathNot: [declarations, "^src/(features/blocks/(define-block|field-kinds)|lib/own-value)\\.ts$"],
      },
    },
    {
      name: "declarations-are-data",
      comment: "a lazy import inside a declaration would ship its target to every visitor",
      severity: "error",
      from: { path: declarations },
      to: { path: "\\.(tsx|css)$|/(client|components|islands)/", reachable: true },
    },
    {
      name: "features-know-no-composition",
      severity: "error",
      from: { path: "^src/(features/(?!editor/)|server|lib|i18n|trpc)", pathNot: tests },
      to: { path: "^src/kinds/", pathNot: "^src/kinds/registry\\.ts$" },
    },
    {
      name: "block-kinds-are-islands",
      comment:
        "types alone may come from another kind: what a card reads of its board's options, and a map of its places'",
      severity: "error",
      from: { path: "^src/features/([^/]+)/(kinds|blocks)/([^/]+)/" },
      to: {
        path: "^src/features/[^/]+/(kinds|blocks)/[^/]+/",
        pathNot: "^src/features/$1/$2/$3/",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "visitors-download-no-editor",
      severity: "error",
      from: {
        path: ["^src/features/(blocks|map|site|golf|forms)/", "^src/(kinds|visitor)/", "^src/app/.*/page/"],
        pathNot: tests,
      },
      to: { path: "(^src/features/editor/|node_modules/(platejs|@platejs|@base-ui)/)" },
    },
    {
      name: "preact-in-the-visitors-bundle-alone",
      comment: "components are written for React, which draws them in the editor",
      severity: "error",
      from: { path: "^src/", pathNot: "^src/visitor/" },
      to: { path: "node_modules/(preact|preact-render-to-string)/" },
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
