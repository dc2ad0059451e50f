import { Picture } from "../pictures/picture.tsx";
import type { UiProps } from "../ui.ts";
import { linkAttributes } from "./link-attributes.ts";

export function drawnImage({ of, sizes, className, priority = false }: UiProps<"Image">) {
  if (!of.media) return null;
  const picture = <Picture of={of} sizes={sizes} className={className} priority={priority} />;
  return of.link ? (
    <a className="image-link" {...linkAttributes(of.link)}>
      {picture}
    </a>
  ) : (
    picture
  );
}
