export { wake } from "../island-core.ts";

export { default } from "~/features/golf/components/records/records-screen.tsx";
