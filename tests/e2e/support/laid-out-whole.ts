/**
 * For `addStyleTag`: lays out what is beyond the screen as well. Until then a browser only guesses its height, and what
 * is measured there stands over other things.
 */
export const laidOutWhole = { content: "* { content-visibility: visible !important }" };
