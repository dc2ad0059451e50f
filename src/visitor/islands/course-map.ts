export { CourseMapIsland as default } from "~/features/map/blocks/mapContainer/island.tsx";
