import { useState } from "react";
import type { Panel, SidePanelName } from "./panel-flags.ts";

/** The side panel that was open when the page opened, until it is closed or another one takes its place. */
export function useArrivedPanel(panel: Panel): SidePanelName | null {
  const [arrived, setArrived] = useState(panel);
  if (arrived !== null && arrived !== panel) setArrived(null);
  return arrived === panel && arrived !== "toolbar" ? arrived : null;
}
