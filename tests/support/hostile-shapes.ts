const size = 14_000;
const nest = (depth: number, open: string, close: string, core = "0") =>
  open.repeat(depth) + core + close.repeat(depth);
const list = (length: number, item: string) => `[${Array.from({ length }, () => item).join(",")}]`;
const text = (unit: string) => JSON.stringify(unit.repeat(Math.floor(size / Buffer.byteLength(JSON.stringify(unit)))));
const keys = (length: number, name: (index: number) => string) =>
  `{${Array.from({ length }, (_, index) => `${JSON.stringify(name(index))}:0`).join(",")}}`;

/**
 * Inputs under 14 kB that have cost other products seconds or gigabytes, as JSON text: some of them are no values that
 * JavaScript could write.
 */
export const hostileShapes: Record<string, string> = {
  "a claim to be long": '{"length":300000000}',
  "a sparse claim to be long": '{"0":1,"4294967294":1,"length":4294967295}',
  "a described typed array": '{"json":{"length":300000000},"meta":{"values":[["typed-array","Uint8Array"]]}}',
  "lists in lists": nest(6_000, "[", "]"),
  "objects in objects": nest(2_000, '{"a":', "}"),
  "rich text in rich text": nest(300, '[{"type":"p","children":', "}]", '[{"text":"x"}]'),
  "lists of children": nest(600, '{"children":[', "]}", '{"text":"x"}'),
  "a long text": text("a"),
  "spaces before a letter": `"${" ".repeat(size)}x"`,
  "half a mail address": text("a@a."),
  "half an address": text("/a%"),
  hyphens: text("-"),
  "digits and dots": text("1."),
  "tags that never close": text("<a "),
  "tags in tags behind comments that never end": `"${"<!--".repeat(1_200)}${nest(3_000, "<a", ">", "")}"`,
  "marks on one letter": `"a${"\u0301".repeat(6_000)}"`,
  "joined emoji": text("👩‍"),
  "letters that grow when folded": text("İ"),
  "turning text": text("\u202e"),
  "many numbers": list(6_000, "0"),
  "many objects": list(4_000, "{}"),
  "many texts": list(3_000, '"a"'),
  "many keys": keys(1_200, (index) => `k${index}`),
  "many array-like keys": keys(1_000, (index) => String(index * 4_000_000)),
  "keys of the prototype":
    '{"__proto__":{"length":1e9},"constructor":{"prototype":{"x":1}},"toString":1,"hasOwnProperty":0}',
  "a number without end": "9".repeat(size),
  "a number beyond all": "1e400",
  "a number beyond whole ones": "-9007199254740993",
  "a number beyond the database": "2147483648",
  nothing: "null",
  "a function's name": '"toString"',
};
