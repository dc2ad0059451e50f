/** Under which name a form says which section of the page it is. */
export const groupInputName = "form";
/** Under which name a script says which sending it is, so that a second try keeps no second answer. */
export const onceName = "once";
/** Under which name a script says since when the form is filled in, in words of the server. */
export const startName = "start";
