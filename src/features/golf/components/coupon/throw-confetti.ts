/** Specification A, section 9. */
const confettiMs = 3_000;
const gapMs = 350;

/**
 * Throws confetti in the site's colours for three seconds. Nothing is downloaded or moved for who asked for less motion.
 * Returns the way to stop early.
 */
export function throwConfetti(): () => void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return () => undefined;
  let stop = () => undefined as void;
  let isStopped = false;
  const loading = import("canvas-confetti").catch(() => null); // without a network there is no confetti
  void loading.then((loaded) => {
    if (isStopped || !loaded) return;
    const confetti = loaded.default;
    const colors = siteColors();
    const burst = (x: number, angle: number) =>
      void confetti({
        colors,
        angle,
        origin: { x, y: 0.72 },
        particleCount: 26,
        spread: 62,
        startVelocity: 52,
        ticks: 150,
      });
    const both = () => {
      burst(0, 62);
      burst(1, 118);
    };
    both();
    const timer = setInterval(both, gapMs);
    stop = () => {
      clearInterval(timer);
      confetti.reset();
    };
    setTimeout(() => !isStopped && stop(), confettiMs);
  });
  return () => {
    isStopped = true;
    stop();
  };
}

function siteColors(): string[] {
  const style = getComputedStyle(document.querySelector(".site") ?? document.body);
  return ["--site-primary", "--site-secondary", "--site-paper", "--site-accent"]
    .map((name) => style.getPropertyValue(name).trim())
    .filter((color) => /^#[0-9a-f]{6}$/i.test(color));
}
