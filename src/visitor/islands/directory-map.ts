export { wake } from "../island-core.ts";

export { DirectoryMapIsland as default } from "~/features/directory/blocks/businessSearch/island.tsx";
