import type { ComponentType, ReactNode } from "react";
import { scriptJson } from "~/lib/script-json.ts";
import type { ViewContext } from "./ui.ts";

/**
 * When an island's code is fetched: with the page, once it rests, a window's height before it is seen, when it is about
 * to be seen and all else is there (for heavy ones), or at the first touch of it.
 */
type IslandMoment = "load" | "idle" | "visible" | "reached" | "interaction";

interface IslandProps<Props extends object, Slot extends keyof Props = never> {
  /** The file of `src/visitor/islands` that brings it to visitors. */
  name: string;
  /** What it is: drawn as any component in the editor and while developing. */
  of: ComponentType<Props>;
  /** Plain data, which crosses into the browser as JSON. */
  props: Omit<Props, Slot>;
  /** Parts that the page draws and the island only places, by the name of the prop. */
  slots?: Record<Slot & string, ReactNode>;
  when?: IslandMoment;
  context: Pick<ViewContext, "areIslandsMarked">;
}

/**
 * A part of a page that needs a framework in the browser. For visitors it leaves a mark, which the finishing of the page
 * fills with what it draws at first, and which the loader wakes when its moment has come.
 */
export function Island<Props extends object, Slot extends keyof Props = never>({
  name,
  of: Component,
  props,
  slots,
  when = "load",
  context,
}: IslandProps<Props, Slot>) {
  if (!context.areIslandsMarked) return <Component {...({ ...props, ...slots } as Props)} />;
  const parts = Object.entries<ReactNode>(slots ?? {});
  return (
    <vt-island data-name={name} data-when={when}>
      <script type="application/json" dangerouslySetInnerHTML={{ __html: scriptJson(props) }} />
      {parts.map(([slot, part]) => (
        <div key={slot} data-slot={slot}>
          {part}
        </div>
      ))}
    </vt-island>
  );
}
