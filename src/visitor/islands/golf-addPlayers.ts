import { keptScreen } from "~/features/golf/components/kept-screen.tsx";
import Screen from "~/features/golf/components/players-screen.tsx";

export default keptScreen(Screen);
