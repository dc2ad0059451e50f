/** So many characters a query needs, or nobody looks for it. */
export const shortestQuery = 3;

export const isTooShort = (query: string): boolean => [...query].length < shortestQuery;
