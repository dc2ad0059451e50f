import { breakableAddresses } from "~/features/richtext/breakable-addresses.tsx";
import type { UiProps, ViewContext } from "../ui.ts";
import { excerptOf } from "../words/excerpt.ts";
import { languageOf } from "../words/language-of.ts";
import { brokenLines, titleLines } from "../words/title-lines.tsx";
import { isHeading, wordFit } from "../words/word-fit.ts";
import { linkAttributes } from "./link-attributes.ts";
import { typesetAs } from "./typeset-as.ts";

export function drawnText(
  { of, as: Element, className, standIn = "", isExcerpt = false }: UiProps<"Text">,
  context: ViewContext,
) {
  const whole = of.text || (of.visible ? standIn : "");
  const text = typesetAs(of, isExcerpt ? excerptOf(whole) : whole, context);
  if (text === "") return null;
  const link = Element === "a" ? linkAttributes(of.link) : {};
  return (
    <Element className={className} {...languageOf(of)} style={wordFit(text, Element)} {...link}>
      {isHeading(Element) ? titleLines(text) : brokenLines(text, breakableAddresses)}
    </Element>
  );
}
