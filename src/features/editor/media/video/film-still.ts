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
    return shownNow(film);
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

/** A picture as it travels: JPEG in base64, small enough for a call; null when nothing is to be drawn. */
function stillOf(picture: CanvasImageSource, { width, height }: { width: number; height: number }): string | null {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [Math.round(width * scale), Math.round(height * scale)];
  const pencil = canvas.getContext("2d");
  if (!pencil || canvas.width === 0 || canvas.height === 0) return null;
  pencil.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const written = qualities.map(
    (quality) => /^data:image\/jpeg;base64,(.+)$/.exec(canvas.toDataURL("image/jpeg", quality))?.[1],
  );
  return written.find((picture) => picture !== undefined && picture.length <= mostLetters) ?? null;
}

/** What a film shows just now; null as long as that picture is on its way, which a canvas would draw black. */
export const shownNow = (film: HTMLVideoElement): string | null =>
  film.readyState < HTMLMediaElement.HAVE_CURRENT_DATA || film.seeking
    ? null
    : stillOf(film, { width: film.videoWidth, height: film.videoHeight });

/** A picture file of this device in the same form; null when the browser cannot read it. */
export async function stillFromFile(file: File): Promise<string | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  const still = stillOf(picture, picture);
  picture.close();
  return still;
}
