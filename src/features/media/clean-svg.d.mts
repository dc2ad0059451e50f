export function cleanSvg(text: string): string | null;
