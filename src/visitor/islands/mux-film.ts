export { wake } from "../island-core.ts";

export { MuxFilm as default } from "~/features/blocks/films/mux-film.tsx";
