/**
 * The words of a page that are too faint on their ground: below 4.5:1, or 3:1 where they are large (WCAG 1.4.3), each with
 * its ratio. What stands on a picture or a gradient is left out, as it is where nothing is seen. Runs in the page, and
 * looks at hundreds of sections in the time that axe takes for one.
 */
export function faintWords(): string[] {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (!canvas) throw new Error("no canvas");
  type Color = [red: number, green: number, blue: number, alpha: number];
  const known = new Map<string, Color>();
  const colorOf = (written: string): Color => {
    const kept = known.get(written);
    if (kept) return kept;
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = written;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    const color: Color = [red, green, blue, alpha / 255];
    known.set(written, color);
    return color;
  };
  const over = (front: Color, back: Color): Color => {
    const mixed = [0, 1, 2].map((at) => (front[at] ?? 0) * front[3] + (back[at] ?? 0) * (1 - front[3]));
    return [mixed[0] ?? 0, mixed[1] ?? 0, mixed[2] ?? 0, 1];
  };
  const light = (color: Color) => {
    const [red = 0, green = 0, blue = 0] = color
      .slice(0, 3)
      .map((value) => value / 255)
      .map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const pictures = [...document.querySelectorAll("img, video, canvas")].map((each) => each.getBoundingClientRect());

  /** The colours under an element, down to one that hides all others; null where a picture is among them. */
  const groundOf = (start: Element): Color | null => {
    const behind = getComputedStyle(start, "::before"); // a disc under a number
    const layers: Color[] = behind.zIndex === "-1" ? [colorOf(behind.backgroundColor)] : [];
    for (let at: Element | null = start; at; at = at.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(at);
      const color = colorOf(backgroundColor);
      if (backgroundImage !== "none" && !at.matches(".site, body, html")) return null;
      if (color[3] > 0) layers.push(color);
      if (color[3] >= 1) break;
    }
    return layers.reduceRight<Color>((back, front) => over(front, back), [255, 255, 255, 1]);
  };

  const faint: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const [words, element] = [node.textContent?.trim() ?? "", node.parentElement];
    if (words === "" || !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (element.closest("script, style, template, [disabled], [aria-hidden='true']")) continue;
    const box = element.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (pictures.some(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom)) continue;
    const ground = groundOf(element);
    if (!ground) continue;
    const style = getComputedStyle(element);
    const ink = over(colorOf(style.color), ground);
    const [one, other] = [light(ink), light(ground)];
    const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    const size = Number.parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    if (ratio >= (isLarge ? 3 : 4.5)) continue;
    const section =
      element.closest("[data-kind]")?.getAttribute("data-kind") ?? element.closest("header, footer")?.className;
    const swatch = element.closest("[data-swatch]")?.getAttribute("data-swatch") ?? "no swatch";
    faint.push(`${ratio.toFixed(2)} ${section} on ${swatch} .${element.className}: ${words.slice(0, 40)}`);
  }
  return [...new Set(faint)];
}
