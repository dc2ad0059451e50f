/** Under which name a form says which section of the page it is. */
export const groupInputName = "form";
/** Under which name a script says which sending it is, so that a second try keeps no second answer. */
export const onceName = "once";
/** Under which name a script says for how many milliseconds the page was open; nothing where it cannot know. */
export const tookName = "took";
