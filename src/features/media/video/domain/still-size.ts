interface Size {
  width: number;
  height: number;
}

/** The largest size of a film's shape that lies inside a picture of it, whatever shape the film says that it has. */
export function stillSize(drawn: Size, film: Size): Size {
  const scale = Math.min(drawn.width / film.width, drawn.height / film.height);
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: side(film.width), height: side(film.height) };
}
