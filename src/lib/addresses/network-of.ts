/**
 * The part of an address that one caller has for themselves, for limits: an IPv4 address whole, however it is written;
 * of IPv6 the first half, for everybody is given the whole second half and may call from a new one each time. What is no
 * address stays as it is.
 */
export function networkOf(ip: string): string {
  if (!ip.includes(":")) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  const groups = groupsOf(ip);
  if (groups.length !== 8 || groups.some((group) => !/^[0-9a-f]{1,4}$/.test(group))) return ip;
  const numbers = groups.map((group) => Number.parseInt(group, 16));
  const [a = 0, b = 0] = numbers.slice(6);
  const isMapped = numbers.slice(0, 6).every((number, at) => number === (at === 5 ? 0xffff : 0));
  if (isMapped) return [a >> 8, a & 255, b >> 8, b & 255].join(".");
  return `${numbers
    .slice(0, 4)
    .map((number) => number.toString(16))
    .join(":")}::/64`;
}

/** The eight groups of an IPv6 address, those that "::" stands for included. */
function groupsOf(ip: string): string[] {
  const [plain = ""] = ip.toLowerCase().split("%", 1); // behind it, the machine's own name for its network card
  const [head = "", tail, ...more] = plain.split("::");
  if (more.length > 0) return [];
  const [before, after] = [head, tail ?? ""].map((part) => (part ? part.split(":") : [])) as [string[], string[]];
  if (tail === undefined) return before;
  const left = 8 - before.length - after.length;
  return left < 1 ? [] : [...before, ...Array<string>(left).fill("0"), ...after];
}
