/** Lets Node import views: their style sheets are gathered by `main.tsx` instead. */
import { register } from "node:module";

const hooks = `export const load = (url, context, next) =>
  /\\.css(\\?|$)/.test(url) ? { format: "module", source: "", shortCircuit: true } : next(url, context);`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
