import { clsx } from "clsx";
import { RichTextContent } from "~/features/richtext/rich-text.tsx";
import { pageAddress } from "../page-address.ts";
import type { UiProps, ViewContext } from "../ui.ts";
import { languageOf } from "../words/language-of.ts";
import { typesetAs } from "./typeset-as.ts";

export function drawnRichText({ of, className }: UiProps<"RichText">, context: ViewContext) {
  if (!of.value) return null;
  return (
    <div className={clsx("richtext", className)} {...languageOf(of)}>
      <RichTextContent
        value={of.value}
        headingLevel={of.headingLevel}
        resolveAddress={(address) => pageAddress(address, context)}
        typeset={(text) => typesetAs(of, text, context)}
      />
    </div>
  );
}
