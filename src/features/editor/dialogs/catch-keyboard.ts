import { openToggle } from "../bar/open-toggle.tsx";
import { publishArea } from "../bar/publish-area.tsx";
import { afterDialog } from "../canvas/after-dialog.ts";

/** Once a dialog has closed: where nothing has the keyboard, since what it came from has gone, the toolbar takes it. */
export function catchKeyboard(): void {
  afterDialog(() => {
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body) (publishArea() ?? openToggle())?.focus();
  });
}
