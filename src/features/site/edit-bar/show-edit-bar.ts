import { memberMarkName } from "~/lib/member-mark.ts";
import { EditBarElement } from "./edit-bar-element.ts";
import type { EditBar } from "./schema.ts";

/**
 * Puts the way into the editor on a visitors' page, once the server has said that this is a member of the site. Nothing
 * shows to anybody else; a browser whose session is over is not asked for again.
 */
export async function showEditBar(): Promise<void> {
  const bar = await readBar();
  if (!bar) return;
  if (!customElements.get("vt-edit-bar")) customElements.define("vt-edit-bar", EditBarElement);
  const element = document.createElement("vt-edit-bar") as EditBarElement;
  element.bar = bar;
  document.body.append(element);
}

async function readBar(): Promise<EditBar | null> {
  try {
    const answer = await fetch(`/api/v1/site/editBar?path=${encodeURIComponent(location.pathname)}`);
    if (answer.status === 401 || answer.status === 403) document.cookie = `${memberMarkName}=; Path=/; Max-Age=0`;
    return answer.ok ? ((await answer.json()) as EditBar) : null;
  } catch {
    return null; // without a network there is nothing to edit
  }
}
