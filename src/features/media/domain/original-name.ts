/** Under this name and its extension lies what was uploaded, cleaned. */
export const originalName = (extension: string): string => `original.${extension}`;
