/** Shows something for some milliseconds; shown again meanwhile, it stays that long from then on. */
export function shownFor(ms: number, show: (isShown: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    show(true);
    timer = setTimeout(() => show(false), ms);
  };
}
