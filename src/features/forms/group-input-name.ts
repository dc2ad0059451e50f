/** Under which name a form says which section of the page it is. */
export const groupInputName = "form";
