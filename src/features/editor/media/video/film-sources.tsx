import type { ReactNode } from "react";
import type { MediaRef } from "~/features/media/schema.ts";
import { YoutubeForm } from "./youtube-form.tsx";

/** Ways to take a film into the library, above those that are there. */
export function FilmSources(props: { onAdded: (medium: MediaRef) => void; children: ReactNode }) {
  return (
    <>
      <div className="vt-film-sources">
        <YoutubeForm onAdded={props.onAdded} />
      </div>
      {props.children}
    </>
  );
}
