/** Which of the other pages is open, and to which end of its texts the keyboard is on its way. */
export interface OpenPage {
  pageId: string;
  enterAt: "first" | "last" | null;
}
