import { openGolfLine } from "~/features/golf/elements/golf-line.ts";
import { defineElements } from "./elements.ts";
import { fadeOut } from "./fade-out.ts";
import { forgetSending } from "./forget-sending.ts";
import { greetMember } from "./greet-member.ts";
import { IslandHost } from "./island-host.ts";
import { layOutTheRest } from "./lay-out-the-rest.ts";
import { tellVisit } from "./tell-visit.ts";

/** The one script of visitors' pages: brings their light parts to life, and the heavy ones when their moment comes. */
function start(): void {
  openGolfLine();
  defineElements("there");
  customElements.define("vt-island", IslandHost);
  forgetSending();
  greetMember();
  tellVisit();
}

fadeOut();
layOutTheRest();
// It may be there before the page is: a part that came to life without its content would never find it.
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start, { once: true });
else start();
