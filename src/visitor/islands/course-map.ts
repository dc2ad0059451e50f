export { wake } from "../island-core.ts";

export { CourseMapIsland as default } from "~/features/map/blocks/mapContainer/island.tsx";
