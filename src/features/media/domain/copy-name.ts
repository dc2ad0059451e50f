/** The name of a copy's file beside its original. */
export const copyName = (width: number): string => `${width}.webp`;

/** The name of the same copy in AVIF, where there are any. */
export const avifName = (width: number): string => `${width}.avif`;
