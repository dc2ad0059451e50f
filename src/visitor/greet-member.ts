import { hasMemberMark } from "~/lib/member-mark.ts";

/** Fetches the way into the editor where somebody may have signed in; to everybody else it costs this question. */
export function greetMember(): void {
  const isForVisitors = document.querySelector(".site-main") !== null; // editors' pages have none
  if (!isForVisitors || !hasMemberMark(document.cookie)) return;
  void import("~/features/site/edit-bar/show-edit-bar.ts").then(({ showEditBar }) => showEditBar());
}
