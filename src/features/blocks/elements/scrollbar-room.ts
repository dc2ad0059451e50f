/** A page that does not scroll shows no bar; where bars take room, it stays free meanwhile, so that nothing moves. */
export function keepRoomOfScrollbar(isStill: boolean): void {
  const { documentElement } = document;
  const hasBar = innerWidth > documentElement.clientWidth;
  documentElement.style.scrollbarGutter = isStill && hasBar ? "stable" : "";
}
