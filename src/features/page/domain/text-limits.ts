/** Letters that one plain text may have. */
export const longestText = 20_000;
