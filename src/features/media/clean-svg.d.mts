export interface RefusedSvg {
  refusal: "svg-with-pictures" | "svg-too-costly";
}
export function cleanSvg(text: string): string | RefusedSvg;
