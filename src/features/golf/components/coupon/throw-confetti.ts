import { prefersCalm } from "~/lib/browser/prefers-calm.ts";
/** How long confetti fall, and how far apart they are thrown, in ms. */
const confettiMs = 3_000;
const gapMs = 350;

/**
 * Throws confetti in the site's colours for three seconds, on a canvas of its own that nobody has to click or hear.
 * Nothing is downloaded or moved for who asked for less motion. Returns the way to stop early.
 */
export function throwConfetti(): () => void {
  if (prefersCalm()) return () => undefined;
  let stop: () => void = () => undefined;
  let isStopped = false;
  const loading = import("canvas-confetti").catch(() => null); // without a network there is no confetti
  void loading.then((loaded) => {
    if (isStopped || !loaded) return;
    const canvas = newCanvas();
    const confetti = loaded.default.create(canvas, { resize: true });
    const colors = siteColors();
    const shape = { colors, particleCount: 26, spread: 62, startVelocity: 52, ticks: 150 };
    const both = () => {
      void confetti({ ...shape, angle: 62, origin: { x: 0, y: 0.72 } });
      void confetti({ ...shape, angle: 118, origin: { x: 1, y: 0.72 } });
    };
    both();
    const timer = setInterval(both, gapMs);
    stop = () => {
      clearInterval(timer);
      confetti.reset();
      canvas.remove();
    };
    setTimeout(stop, confettiMs);
  });
  return () => {
    isStopped = true;
    stop();
  };
}

function newCanvas(): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.setAttribute("aria-hidden", "true");
  Object.assign(canvas.style, { position: "fixed", inset: "0", width: "100%", height: "100%", zIndex: "100" });
  canvas.style.pointerEvents = "none";
  document.body.append(canvas);
  return canvas;
}

function siteColors(): string[] {
  const style = getComputedStyle(document.querySelector(".site") ?? document.body);
  return ["--site-primary", "--site-secondary", "--site-paper", "--site-accent"]
    .map((name) => style.getPropertyValue(name).trim())
    .filter((color) => /^#[0-9a-f]{6}$/i.test(color));
}
