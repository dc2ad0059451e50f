import type { LoadedStyle } from "../client/load-style.ts";
import type { MapTexts } from "../texts.ts";

/** Whose data the map shows; on the plain ground, that its picture is missing. */
export function MapCredits({ loaded, texts }: { loaded: LoadedStyle | null | undefined; texts: MapTexts }) {
  if (loaded === undefined) return null;
  if (loaded === null) return <p className="map-credits">{texts.noTiles}</p>;
  if (loaded.credits.length === 0) return null;
  return (
    <p className="map-credits">
      <span className="sr-only">{texts.attribution}: </span>
      {loaded.credits.map(({ text, href }) =>
        href ? (
          <a key={text} href={href} target="_blank" rel="noopener noreferrer">
            {text}
          </a>
        ) : (
          <span key={text}>{text}</span>
        ),
      )}
    </p>
  );
}
