import { useEffect, useRef, useState } from "react";
import { readCode } from "../../domain/coupon-code.ts";
import type { DeskTexts } from "./desk-texts.ts";

/** The part of the browser's `BarcodeDetector` that is used here; not every browser has one. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
type DetectorClass = new (options: { formats: string[] }) => Detector;

const lookEveryMs = 200;

interface Props {
  texts: DeskTexts;
  onScanned: (text: string) => void;
}

/** Scans a coupon with the camera, on a press only. Draws nothing where the browser reads no codes. */
export function DeskScanner({ texts, onScanned }: Props) {
  const [canScan, setCanScan] = useState(false);
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  const isGone = useRef(false);
  const tell = useRef(onScanned);
  useEffect(() => void (tell.current = onScanned));

  useEffect(() => {
    isGone.current = false;
    return () => void (isGone.current = true);
  }, []);
  useEffect(() => setCanScan(detectorClass() !== null && "mediaDevices" in navigator), []);
  useEffect(() => {
    const [Detector, picture] = [detectorClass(), video.current];
    if (!stream || !Detector || !picture) return;
    const detector = new Detector({ formats: ["qr_code"] });
    picture.srcObject = stream;
    let [isLooking, isOver] = [false, false];
    const look = async () => {
      if (isLooking) return;
      isLooking = true;
      const found = await detector.detect(picture).catch(() => []); // before the first picture is there
      isLooking = false;
      const code = found.map(({ rawValue }) => rawValue).find((value) => readCode(value) !== null);
      if (!code || isOver) return;
      setStream(null);
      tell.current(code);
    };
    const timer = setInterval(() => void look(), lookEveryMs);
    return () => {
      isOver = true;
      clearInterval(timer);
      stop(stream);
    };
  }, [stream]);

  async function onOpened() {
    setHasFailed(false);
    const camera = { video: { facingMode: "environment" }, audio: false };
    const opened = await navigator.mediaDevices.getUserMedia(camera).catch(() => null);
    if (!opened) setHasFailed(true);
    else if (isGone.current) stop(opened); // a code was typed while the browser asked
    else setStream(opened);
  }

  if (!canScan) return null;
  return (
    <div className="desk-scanner">
      {stream && (
        <>
          <video ref={video} className="desk-scanner__picture" autoPlay muted playsInline aria-label={texts.scanHint} />
          <p className="desk-entry__hint">{texts.scanHint}</p>
        </>
      )}
      <button
        type="button"
        className="button desk-entry__check"
        data-variant="secondary"
        onClick={() => (stream ? setStream(null) : void onOpened())}
      >
        {stream ? texts.stopScanning : texts.scan}
      </button>
      {hasFailed && <p role="alert">{texts.noCamera}</p>}
    </div>
  );
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

function detectorClass(): DetectorClass | null {
  return (window as { BarcodeDetector?: DetectorClass }).BarcodeDetector ?? null;
}
