/** What lies near a change: beginnings of names in `tests/integration` and in `tests/e2e`. */
interface Nearby {
  integration: string[];
  specs: string[];
}

/** By the beginning of a changed file's path. A file may have several rows; each counts. */
export const nearbyRows: [path: RegExp, near: Nearby][] = [
  [/^src\/features\/golf\//, { integration: ["golf"], specs: ["golf"] }],
  [/^src\/features\/map\//, { integration: ["course", "map"], specs: ["map"] }],
  [/^src\/features\/page\//, { integration: ["page"], specs: ["editing"] }],
  [/^src\/features\/(editor|richtext)\//, { integration: [], specs: ["editing", "dialogs", "keyboard"] }],
  [/^src\/features\/(blocks|site)\/|^src\/(kinds|app)\//, { integration: ["site"], specs: ["visitors"] }],
  [/^src\/features\/document\//, { integration: ["page-edits", "page-two", "site-document"], specs: ["editing"] }],
  [/^src\/features\/saved-sections\//, { integration: ["saved-sections"], specs: ["editing"] }],
  [/^src\/features\/changelog\//, { integration: ["changelog"], specs: ["changelog"] }],
  [/^src\/features\/feeds\//, { integration: ["feeds"], specs: [] }],
  [/^src\/features\/listings\//, { integration: ["listings"], specs: ["boards", "listings"] }],
  [/^src\/features\/forms\//, { integration: ["forms"], specs: ["visitor-parts"] }],
  [/^src\/features\/directory\//, { integration: ["directory"], specs: ["visitor-parts"] }],
  [/^src\/features\/privacy\//, { integration: ["visits"], specs: ["visitor-consent"] }],
  [/^src\/features\/editor\/media\/video\//, { integration: [], specs: ["film"] }],
  [/^src\/features\/translation\//, { integration: ["translation"], specs: ["translations"] }],
  [/^src\/features\/transfer\//, { integration: ["transfer", "site-import"], specs: ["accounts"] }],
  [/^src\/features\/visits\//, { integration: ["visits"], specs: ["site-look"] }],
  [/^src\/features\/mail\//, { integration: ["mail", "password-reset"], specs: [] }],
  [/^src\/visitor\//, { integration: ["http"], specs: ["visitor"] }],
  [/^src\/server\/outbound\//, { integration: ["map"], specs: [] }],
  [/^src\/server\/jobs\//, { integration: ["jobs"], specs: [] }],
  [
    /^src\/features\/media\//,
    { integration: ["media", "upload", "video", "documents"], specs: ["gallery", "downloads"] },
  ],
  [/^src\/features\/media\//, { integration: ["media", "video"], specs: [] }],
  [/^src\/features\/media\/video\//, { integration: ["film", "media-youtube", "mux"], specs: ["film"] }],
  [/^src\/features\/account\/|^src\/server\/auth/, { integration: ["sign-in", "limits"], specs: ["accounts"] }],
  [/^src\/server\/api\//, { integration: ["api-input", "rest"], specs: [] }],
  [/^src\/server\/live|^src\/server\/api\/realtime/, { integration: ["live"], specs: [] }],
  [/^src\/server\/(start\/|db\.ts)|^prisma\//, { integration: ["migrations", "site-required"], specs: [] }],
  [/^src\/server\/database\//, { integration: ["database-away", "keeping-pool", "row-rules"], specs: [] }],
  [/^src\/server\/limits\//, { integration: ["limits", "load"], specs: [] }],
  [/^src\/server\/(files|env)\//, { integration: ["media-storage", "upload"], specs: [] }],
  [
    /^src\/server\/(routes\/|visitor-html\/|http\/|finished-pages\/|[^/]+$)/,
    { integration: ["http"], specs: ["visitors"] },
  ],
];

/** The integration files and specs (paths) that lie near the changed files, themselves included when they are tests. */
export function nearby(
  changed: readonly string[],
  present: readonly string[],
): { integration: string[]; specs: string[] } {
  const rows = changed.flatMap((path) => nearbyRows.flatMap(([pattern, near]) => (pattern.test(path) ? near : [])));
  const isNear = (folder: string, names: string[]) => (path: string) =>
    path.startsWith(folder) &&
    (changed.includes(path) || names.some((name) => path.slice(folder.length).startsWith(name)));
  const integration = isNear(
    "tests/integration/",
    rows.flatMap((near) => near.integration),
  );
  const specs = isNear(
    "tests/e2e/",
    rows.flatMap((near) => near.specs),
  );
  return {
    integration: present.filter((path) => path.endsWith(".test.ts") && integration(path)),
    specs: present.filter((path) => path.endsWith(".spec.ts") && specs(path)),
  };
}
