/** How long a picture is waited for: a page in the background draws none. In milliseconds. */
const longestWait = 30;

/** Calls `act` once the next picture of the page has been drawn, at the latest after 30 ms. Returns how to call it off. */
export function afterPicture(act: () => void): () => void {
  let drawn: ReturnType<typeof setTimeout> | undefined;
  const picture = requestAnimationFrame(() => {
    drawn = setTimeout(once); // behind the picture that is being made now
  });
  const limit = setTimeout(once, longestWait);
  const stop = () => {
    cancelAnimationFrame(picture);
    clearTimeout(drawn);
    clearTimeout(limit);
  };
  function once(): void {
    stop();
    act();
  }
  return stop;
}
