export { wake } from "../island-core.ts";

export { MapFrame as default } from "~/features/map/components/map-frame.tsx";
