/** The folder of whatever lies in none of its own. */
export const commonFolder = "library";

/**
 * The folder of copies of foreign pictures: they come and go with the posts that they belong to, so the library leaves
 * them out unless it is asked for them.
 */
export const feedFolder = "feeds";

/** The folder of pictures that came with the product: samples are filled with these, never with what people took in. */
export const artworkFolder = "artwork";
