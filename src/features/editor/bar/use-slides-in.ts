import { useState } from "react";
import type { Panel } from "../frame/panel-flags.ts";

/** Whether the bar was opened on this page: it slides in then. One that came with the page stands at once. */
export function useSlidesIn(panel: Panel): boolean {
  const [wasClosed, setClosed] = useState(panel === null);
  if (panel === null && !wasClosed) setClosed(true);
  return wasClosed;
}
