export { wake } from "../golf-core.ts";
import { openEarly } from "~/features/golf/client/connection/open-early.ts";
import { keptScreen } from "~/features/golf/components/kept-screen.tsx";
import Screen from "~/features/golf/components/share-screen.tsx";

openEarly();
export default keptScreen(Screen);
