/** Which of the other pages and entries is open, and to which end of its texts the keyboard is on its way. */
export interface OpenFold {
  id: string;
  enterAt: "first" | "last" | null;
}
