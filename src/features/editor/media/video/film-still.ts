/** Longest side of the picture that is sent along. */
const longestSide = 1280;
/** It travels in a call of 1 MB: a picture that is too large is written again, worse. */
const mostLetters = 900_000;
const qualities = [0.82, 0.5, 0.2];
/** A film whose picture does not come by then has none. */
const patienceMs = 8_000;

/** A picture of a film near its beginning, drawn by this browser, as JPEG in base64; null when it cannot play the film. */
export async function filmStill(file: File): Promise<string | null> {
  const url = URL.createObjectURL(file);
  const film = document.createElement("video");
  Object.assign(film, { muted: true, playsInline: true, preload: "auto", src: url });
  try {
    await happened(film, "loadeddata");
    film.currentTime = Number.isFinite(film.duration) ? Math.min(1, film.duration / 3) : 0;
    await happened(film, "seeked");
    return drawn(film);
  } catch {
    return null;
  } finally {
    film.removeAttribute("src");
    URL.revokeObjectURL(url);
  }
}

function happened(film: HTMLVideoElement, name: "loadeddata" | "seeked"): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no ${name}`)), patienceMs);
    const end = (act: () => void) => () => {
      clearTimeout(timer);
      act();
    };
    film.addEventListener(name, end(resolve), { once: true });
    film.addEventListener(
      "error",
      end(() => reject(new Error("cannot be played"))),
      { once: true },
    );
  });
}

function drawn(film: HTMLVideoElement): string | null {
  const { videoWidth, videoHeight } = film;
  const scale = Math.min(1, longestSide / Math.max(videoWidth, videoHeight));
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)];
  const pencil = canvas.getContext("2d");
  if (!pencil || canvas.width === 0 || canvas.height === 0) return null;
  pencil.drawImage(film, 0, 0, canvas.width, canvas.height);
  const written = qualities.map(
    (quality) => /^data:image\/jpeg;base64,(.+)$/.exec(canvas.toDataURL("image/jpeg", quality))?.[1],
  );
  return written.find((picture) => picture !== undefined && picture.length <= mostLetters) ?? null;
}
