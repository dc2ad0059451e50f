const run = "window.ran=(window.ran??0)+1";

/** Each of them has run in some product; together they are one text. */
export const hostileText = [
  `<script>${run}</script>`,
  `<img src=x onerror="${run}">`,
  `"><svg/onload=${run}>`,
  `'"--></style></script></title></textarea><script>${run}</script>`,
  `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`,
  `<a href="javascript:${run}">x</a>`,
  `{{constructor.constructor('${run}')()}}`,
  `\${${run}}`,
  `" autofocus onfocus="${run}" x="`,
  `<math><mtext><table><mglyph><style><img src onerror=${run}>`,
  `&lt;script&gt;${run}&lt;/script&gt;`,
  "\u2028<!--",
].join(" ");

/** Short enough for a name. */
export const hostileName = `<img src=x onerror="window.ran=1">`;

export const hostileUrls = [
  `javascript:${run}`,
  `java\tscript:${run}`,
  ` javascript:${run}`,
  `data:text/html,<script>${run}</script>`,
  "//evil.example",
  "/\\evil.example",
  `vbscript:${run}`,
  `https://a.example/"onmouseover="${run}`,
];

export const hostileColors = [
  `red;background:url(javascript:${run})`,
  `"><script>${run}</script>`,
  "expression(1)",
  "url(//evil.example/x)",
];

interface Round {
  url: string;
  color: string;
}

/** What one section is filled with: each goes on with the next address and colour. */
export function roundOf(count: number): Round {
  const at = <Value>(list: readonly Value[]) => list[count % list.length] as Value;
  return { url: at(hostileUrls), color: at(hostileColors) };
}

/** Formatted text of the closed schema whose words and links are hostile, and one that is none at all. */
export function hostileRichText({ url, color }: Round): { valid: object[]; invalid: object[] } {
  const leaf = { text: hostileText };
  const link = { type: "a", url, children: [{ text: `link ${url}` }] };
  const list = { type: "ul", children: [{ type: "li", children: [{ type: "lic", children: [leaf, link] }] }] };
  const valid = [{ type: "h2", children: [leaf] }, { type: "p", children: [leaf, link, leaf] }, list];
  const colored = { type: "p", children: [{ text: "coloured", color }] };
  const script = { type: "script", onclick: run, children: [leaf] };
  return { valid, invalid: [...valid, colored, script] };
}

/** What an option may be filled with, whatever its type: the schema of the kind lets some through, and drops the rest. */
export function hostileOption({ url, color }: Round, index: number): unknown {
  const values = [
    { type: "url", url },
    { type: "phone", phone: hostileText },
    { type: "email", email: `a@b.example?subject=${hostileText}` },
    hostileText,
    color,
    url,
    [{ lat: hostileText, lng: url, icon: hostileText }, hostileText],
    { lat: 47, lng: 8, icon: hostileText, url, html: hostileText },
  ];
  return values[index % values.length];
}

/** The same object with each text replaced by a hostile one, wherever `isAllowed` then still holds. */
export function withHostileTexts<Value extends object>(value: Value, isAllowed: (tried: Value) => boolean): Value {
  let result = value;
  let count = 0;
  for (const path of leafPaths(value)) {
    const url = hostileUrls[(count += 1) % hostileUrls.length] ?? "";
    for (const candidate of [true, url, hostileText.slice(0, 190)]) {
      const tried = structuredClone(result);
      setAt(tried, path, candidate);
      if (!isAllowed(tried)) continue;
      result = tried;
      break;
    }
  }
  return result;
}

function leafPaths(value: object, above: string[] = []): string[][] {
  return Object.entries(value).flatMap(([key, child]: [string, unknown]) =>
    typeof child === "object" && child !== null ? leafPaths(child, [...above, key]) : [[...above, key]],
  );
}

function setAt(target: object, path: string[], value: unknown): void {
  let part = target as Record<string, unknown>;
  for (const key of path.slice(0, -1)) part = part[key] as Record<string, unknown>;
  part[path.at(-1) ?? ""] = value;
}
