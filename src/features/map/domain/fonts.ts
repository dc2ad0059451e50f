/** What MapLibre asks for where a layer names no font. */
const defaults = ["Open Sans Regular", "Arial Unicode MS Regular"];

/** The names of all fonts that the layers of a style write with, however they are named. */
export function fontsOf(layers: readonly Record<string, unknown>[]): Set<string> {
  const names = new Set<string>();
  for (const layer of layers) {
    if (layer["type"] !== "symbol") continue;
    const layout = layer["layout"] as Record<string, unknown> | undefined;
    const fonts = layout?.["text-font"];
    for (const name of fonts === undefined ? defaults : textsIn(fonts)) names.add(name);
  }
  return names;
}

/** Every text in a value, also in expressions and stops. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
