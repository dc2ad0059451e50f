/** Reads a text of this site; null when it cannot be had. */
type ReadText = (address: string) => Promise<string | null>;

/** How the modules of an island name each other: by a file beside them, whose name ends in a hash. */
const beside = /["']\.\/([\w-]+-[A-Z0-9]{8}\.js)["']/g;
/** Modules (`.mjs`) beside them are copies that the map's package names and nothing ever loads; its worker has another address. */
const named = /static\/(?:chunks|media|visitor)\/[\w~@()[\]%.-]+\.(?:js|css)(?![\w.])/g;
/** A page that names more files than this is not one of the game's. */
const mostFiles = 400;

/**
 * The scripts and styles that a page needs, those that it loads later included: a build writes the names of all of them
 * into the page and into its scripts. Null when one cannot be had: then the page would not work without a network.
 */
export async function filesOfPage(html: string, read: ReadText): Promise<string[] | null> {
  const found = new Set<string>();
  let next = filesNamedIn(html);
  while (next.length > 0 && found.size < mostFiles) {
    for (const file of next) found.add(file);
    const texts = await Promise.all(next.map(read));
    if (texts.includes(null)) return null;
    const named = texts.flatMap((text, at) => [
      ...filesNamedIn(text ?? ""),
      ...filesBeside(text ?? "", next[at] ?? ""),
    ]);
    next = [...new Set(named)].filter((file) => !found.has(file));
  }
  return [...found];
}

/** The addresses of the build's scripts and styles that a text names. */
export function filesNamedIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(named), ([file]) => addressOf(`_next/${file}`)))];
}

function filesBeside(text: string, address: string): string[] {
  const folder = address.slice(0, address.lastIndexOf("/"));
  return Array.from(text.matchAll(beside), ([, file]) => `${folder}/${file}`);
}

/** Pages name files as an address does, scripts as they are called on disk. */
function addressOf(file: string): string {
  const parts = file.split("/").map((part) => encodeURIComponent(part.includes("%") ? decodeURIComponent(part) : part));
  return `/${parts.join("/")}`;
}

/** One file of each picture of a page: the smallest that is sharp on a screen of `width` device pixels. */
export function picturesOf(html: string, width: number): string[] {
  const page = new DOMParser().parseFromString(html, "text/html");
  const pictures = Array.from(page.images, (image) => {
    // Browsers that keep pages for later know AVIF, and ask for nothing else where a page offers it.
    const { srcset } = image.closest("picture")?.querySelector("source") ?? image;
    return bestCandidate(srcset, width) ?? image.getAttribute("src");
  });
  return [...new Set(pictures.flatMap((address) => (address?.startsWith("/media/") ? [address] : [])))];
}

/** The address in a `srcset` whose width is the smallest that is enough, else the widest; null without widths. */
export function bestCandidate(srcset: string, width: number): string | null {
  const candidates = srcset.split(",").flatMap((entry) => {
    const [address, size] = entry.trim().split(/\s+/);
    return address && size?.endsWith("w") ? [{ address, width: parseInt(size, 10) }] : [];
  });
  candidates.sort((a, b) => a.width - b.width);
  return (candidates.find((candidate) => candidate.width >= width) ?? candidates.at(-1))?.address ?? null;
}
