import { keptScreen } from "~/features/golf/components/kept-screen.tsx";
import Screen from "~/features/golf/components/share-screen.tsx";

export default keptScreen(Screen);
