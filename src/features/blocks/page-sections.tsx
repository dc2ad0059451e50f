import type { ResolvedGroup } from "./resolved.ts";
import type { ViewContext } from "./ui.ts";
import { views } from "./views.tsx";
import { visitorUi } from "./visitor-ui.tsx";

/** A page as visitors see it: each section drawn by the view of its kind. */
export function PageSections({ sections, context }: { sections: ResolvedGroup[]; context: ViewContext }) {
  const ui = visitorUi(context);
  return sections.map((section) => {
    const View = views[section.kind];
    return View && <View key={section.id} group={section as never} ui={ui} context={context} />;
  });
}
