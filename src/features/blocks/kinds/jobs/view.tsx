import { ListSection } from "../../board/list-section.tsx";
import type { ViewProps } from "../../define-block.ts";
import type { jobsBlock } from "./block.ts";

export function JobsView(props: ViewProps<typeof jobsBlock>) {
  return <ListSection {...props} none={props.context.t("blocks.jobs.none")} />;
}
