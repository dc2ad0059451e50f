import type { CSSProperties, ReactElement } from "react";
import { clsx } from "clsx";
import type { MediaRef } from "~/features/media/schema.ts";
import { enoughOnPhones } from "./enough-on-phones.ts";
import { languageOf } from "../words/language-of.ts";
import type { FieldAddress, ResolvedImage, ResolvedMediaList } from "../resolved.ts";

type ShownPicture = Pick<ResolvedImage, "media" | "alt" | "altLang" | "objectFit">;

/**
 * A responsive picture: the browser chooses among the stored widths, the focal point stays in view in every crop,
 * and a tiny blurred copy stands there until the picture has come.
 */
export function Picture({
  of,
  sizes,
  className,
  priority,
}: {
  of: ShownPicture;
  sizes: string;
  className?: string;
  priority: boolean;
}) {
  const { media } = of;
  const sources = media && pictureSources(media, { sizes, priority });
  if (!sources) return null;
  const picture = (
    <img
      className={clsx("image", className)}
      {...sources}
      width={media.width}
      height={media.height}
      alt={of.alt}
      {...languageOf({ lang: of.altLang })}
      decoding={priority ? "sync" : "async"} // a frame without it would only come in between
      {...pictureUrgency(priority)}
      data-fit={of.objectFit}
      data-shape={media.width / media.height < 1.4 ? "compact" : undefined}
      style={pictureStyle(of)}
    />
  );
  if (!media.hasAvif || !sources.srcSet) return picture;
  return <PictureInAvif webp={sources} priority={priority} picture={picture} />;
}

/** What is likely the largest of the first view is asked for at once, any other picture when it comes near. */
export function pictureUrgency(priority: boolean) {
  return { loading: priority ? "eager" : "lazy", fetchPriority: priority ? "high" : undefined } as const;
}

interface PictureInAvifProps {
  webp: { src: string; srcSet: string; sizes: string };
  priority: boolean;
  picture: ReactElement;
}

/**
 * A picture for browsers that know AVIF, and for those that do not. React announces a page's first picture in its head,
 * but none that stands in a `picture`: that is announced here, in the format that most browsers take.
 */
function PictureInAvif({ webp, priority, picture }: PictureInAvifProps) {
  const [src, srcSet] = [inAvif(webp.src), inAvif(webp.srcSet)];
  const announced = { type: "image/avif", href: src, imageSrcSet: srcSet, imageSizes: webp.sizes };
  return (
    <>
      {priority && <link rel="preload" as="image" {...announced} fetchPriority="high" />}
      <picture>
        <source type="image/avif" srcSet={srcSet} sizes={webp.sizes} />
        {picture}
      </picture>
    </>
  );
}

const inAvif = (addresses: string): string => addresses.replaceAll(".webp", ".avif");

/** One picture of a list. */
export function pictureOf(of: FieldAddress, item: ResolvedMediaList["items"][number]): ResolvedImage {
  const { groupId, fieldId, fieldName, visible } = of;
  return { groupId, fieldId, fieldName, visible, type: "image", ...item, objectFit: "cover", link: null };
}

/** Letters that cannot end the address that they stand in. */
const isSmallPicture = /^data:image\/[\w.+-]+;base64,[\w+/=]+$/;

/** Focal point and placeholder as inline style, the same for visitors and editors. */
export function pictureStyle({ media, objectFit }: Pick<ShownPicture, "media" | "objectFit">): CSSProperties {
  const placeholder = objectFit === "cover" && media?.placeholder;
  return {
    objectPosition: focalPosition(media?.focalPoint ?? null),
    backgroundImage: placeholder && isSmallPicture.test(placeholder) ? `url("${placeholder}")` : undefined,
  };
}

export function focalPosition(point: MediaRef["focalPoint"]): string {
  const { x, y } = shownPoint(point);
  return `${percent(x)} ${percent(y)}`;
}

/** Without a saved point 0.1/0.1; a saved point that lacks a number counts as the middle. */
export function shownPoint(point: MediaRef["focalPoint"]): { x: number; y: number } {
  const { x, y } = point ?? { x: 0.1, y: 0.1 };
  return { x: fraction(x), y: fraction(y) };
}

/** Where the browser finds a picture that is shown so wide; null while nothing of it can be shown. */
export function pictureSources(media: MediaRef, wanted: { sizes: string; priority: boolean }) {
  const src = pictureUrl(media, 960);
  if (src === null) return null;
  if (isDrawing(media) || media.widths.length === 0) return { src, srcSet: undefined, sizes: undefined };
  const sizes = enoughOnPhones(wanted.sizes, wanted.priority ? "first" : "other");
  return { src, srcSet: media.widths.map((width) => `${pictureAt(media, width)} ${width}w`).join(", "), sizes };
}

/**
 * Address of the smallest stored copy that is at least `width` px wide, or of the largest. A drawing is shown as it is,
 * and so is a picture whose copies are still being made. Null when there is nothing that an `img` could show.
 */
export function pictureUrl(media: MediaRef, width: number): string | null {
  const chosen = isDrawing(media) ? undefined : (media.widths.find((stored) => stored >= width) ?? media.widths.at(-1));
  if (chosen !== undefined) return pictureAt(media, chosen);
  return media.mediaType === "image" && media.original ? `${media.publicUrl}/${media.original}` : null;
}

/** Whether it is sharp at every size (SVG). */
export function isDrawing({ mimeType, original }: Pick<MediaRef, "mimeType" | "original">): boolean {
  return mimeType === "image/svg+xml" && original !== undefined;
}

function pictureAt(media: MediaRef, width: number): string {
  return `${media.publicUrl}/${width}.webp`;
}

function fraction(number: number): number {
  return Number.isFinite(number) ? Math.min(1, Math.max(0, number)) : 0.5;
}

function percent(fraction: number): string {
  return `${Math.round(fraction * 1000) / 10}%`;
}
