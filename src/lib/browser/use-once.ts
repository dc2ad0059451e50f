import { useRef, useState } from "react";

/** Work that goes on by a press: pressed again until it has ended, nothing more is done. */
export function useOnce() {
  const [isBusy, setIsBusy] = useState(false);
  const isUnderWay = useRef(false); // two presses may come before it is drawn
  const once = async (work: () => Promise<unknown>): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsBusy(true);
    await work().finally(() => {
      isUnderWay.current = false;
      setIsBusy(false);
    });
  };
  return { isBusy, once };
}
