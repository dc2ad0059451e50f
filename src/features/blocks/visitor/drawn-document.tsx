import { clsx } from "clsx";
import { DocumentFacts } from "../parts/document-facts.tsx";
import type { UiProps, ViewContext } from "../ui.ts";

export function drawnDocument({ of, className }: UiProps<"Document">, { mode, locale }: ViewContext) {
  // The preview of a section in the editor shows the place of a document.
  if (!of.media && mode === "live") return null;
  return (
    <span className={clsx("document", className)}>
      <DocumentFacts media={of.media} locale={locale} />
    </span>
  );
}
