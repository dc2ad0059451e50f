export { wake } from "../golf-core.ts";
import { keptScreen } from "~/features/golf/components/kept-screen.tsx";
import Screen from "~/features/golf/components/start-screen.tsx";

export default keptScreen(Screen);
