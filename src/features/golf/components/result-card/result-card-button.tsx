"use client";

import { useEffect, useState } from "react";
import { useRound } from "../round/use-round.ts";
import { resultCard } from "./result-card.ts";

interface Picture {
  file: File;
  url: string;
  alt: string;
  /** What it shows, as one text. */
  shown: string;
}

/** Draws the round's result as a picture, shows it, and hands it to the phone's share sheet or saves it. */
export function ResultCardButton() {
  const { view, texts, course, locale } = useRound();
  const [drawn, setDrawn] = useState<Picture | null>(null);
  const [status, setStatus] = useState<"idle" | "drawing" | "failed">("idle");
  useEffect(() => () => void (drawn && URL.revokeObjectURL(drawn.url)), [drawn]);

  const { players, holes, game } = view;
  const words = { texts, locale, siteName: siteName() };
  const content = game && resultCard({ players, holes, createdAt: game.createdAt }, course.holes, words);
  // A correction makes the picture untrue, also one that leaves the totals: it is then drawn anew.
  const picture = drawn?.shown === JSON.stringify(content) ? drawn : null;

  async function onAsked() {
    if (!content) return;
    setStatus("drawing");
    try {
      const { drawResultCard } = await import("./draw-result-card.ts");
      const blob = await drawResultCard(content);
      const file = new File([blob], `${texts.resultFile}.png`, { type: blob.type });
      setDrawn({ file, url: URL.createObjectURL(blob), alt: content.alt, shown: JSON.stringify(content) });
      setStatus("idle");
    } catch {
      setStatus("failed"); // said below the button, which can be pressed again
    }
  }

  const canShare = picture !== null && navigator.canShare?.({ files: [picture.file] });
  return (
    <div className="after-round__item">
      {picture && (
        <figure className="result-card">
          <img className="result-card__picture" src={picture.url} alt={picture.alt} width={1080} height={1350} />
        </figure>
      )}
      {picture === null ? (
        <button
          type="button"
          className="button golf__action"
          data-variant="secondary"
          disabled={status === "drawing"}
          onClick={() => void onAsked()}
        >
          {status === "drawing" ? texts.resultDrawing : texts.resultCard}
        </button>
      ) : (
        <div className="result-card__actions">
          {canShare && (
            <button
              type="button"
              className="button golf__action"
              onClick={() => void navigator.share({ files: [picture.file] }).catch(() => undefined)} // called off
            >
              {texts.resultShare}
            </button>
          )}
          <a
            className="button golf__action"
            data-variant={canShare ? "secondary" : undefined}
            href={picture.url}
            download={picture.file.name}
          >
            {texts.resultSave}
          </a>
        </div>
      )}
      {status === "failed" && (
        <p className="golf__problem" role="alert">
          {texts.resultFailed}
        </p>
      )}
    </div>
  );
}

/** The site says its name in its head, for those who link to it. */
function siteName(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? location.host;
}
