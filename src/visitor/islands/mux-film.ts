export { wake } from "../island-core.ts";

export { MuxFilm as default } from "~/features/blocks/mux-film.tsx";
