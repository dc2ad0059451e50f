import type { ResolvedGroup } from "~/features/blocks/resolved.ts";
import type { ViewContext } from "~/features/blocks/ui.ts";
import { viewOf } from "./views.tsx";
import { visitorUi } from "~/features/blocks/visitor-ui.tsx";

/** A page as visitors see it: each section drawn by the view of its kind. */
export function PageSections({ sections, context }: { sections: ResolvedGroup[]; context: ViewContext }) {
  const ui = visitorUi(context, viewOf);
  return sections.map((section) => {
    const View = viewOf(section.kind);
    return View && <View key={section.id} group={section as never} ui={ui} context={context} />;
  });
}
