/** What the tools of a text open keeps this distance from them and from the toolbar, in px. */
const gap = 10;

interface Place {
  /** Where the bar of the tools and their text begin, in px of the window. */
  bar: number;
  text: number;
  /** How high it is that opens. */
  height: number;
  /** The height of the editor's toolbar. */
  topInset: number;
}

/** Whether a panel of tools opens upwards: they stand over their text, which stays in sight, and there is room. Pure. */
export function opensUpwards({ bar, text, height, topInset }: Place): boolean {
  return bar < text && bar - gap - height >= topInset + gap;
}
