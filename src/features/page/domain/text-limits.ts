/** Letters that one plain text may have. */
export const longestText = 20_000;
/** Letters that a page's name may have. */
export const longestName = 300;
/** Letters that a page's description may have; search results show about 160. */
export const longestDescription = 2_000;
/** Letters that a page's title in search results may have; they show about 60. */
export const longestSearchTitle = 300;
/** Of an entry that a site lists: an open position, or something of its marketplace. */
export const longestEntryTitle = 200;
export const longestWorkQuota = 100;
