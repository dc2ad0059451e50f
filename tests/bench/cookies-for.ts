/** The cookies of a `Cookie` header for a browser that visits an address. */
export function cookiesFor(address: string, header: string): { name: string; value: string; url: string }[] {
  const url = new URL(address).origin;
  return header.split("; ").map((pair) => {
    const [name = "", ...value] = pair.split("=");
    return { name, value: value.join("="), url };
  });
}
