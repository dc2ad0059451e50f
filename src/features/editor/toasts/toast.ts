import type { ExternalToast, toast as shownToast } from "sonner";
import { loadedPart } from "../state/loaded-part.ts";

type Kind = "success" | "info" | "warning" | "error" | "loading";
type Shown = Pick<typeof shownToast, Kind | "dismiss">;
type ToastId = string | number;

let shown: Shown | null = null;
const waiting: ((shown: Shown) => void)[] = [];
let count = 0;

/** The code that shows toasts. What was told before it came is shown as soon as it is there, in order. */
export const { load: loadToaster, usePart: useToaster } = loadedPart(async () => {
  const { Toaster, toast } = await import("sonner");
  shown = toast;
  for (const tell of waiting.splice(0)) tell(toast);
  return Toaster;
});

/**
 * Tells people what happened, in a toast. Each function answers with the toast's id, by which it can be told anew: what
 * is told then has buttons and a time of its own, and never the way back of what stood there before.
 */
export const toast = {
  success: telling("success"),
  info: telling("info"),
  warning: telling("warning"),
  error: telling("error"),
  loading: telling("loading"),
  dismiss: (id: ToastId) => tellLater((toast) => void toast.dismiss(id)),
};

/** How long a way back is offered, in milliseconds: somebody has to read what happened, think, and reach the button. */
const offerTime = 10_000;

/** Sonner keeps of a toast whatever is not said anew. */
const blank: ExternalToast = { description: undefined, action: undefined, cancel: undefined, duration: undefined };

function telling(kind: Kind) {
  return (text: string, options: ExternalToast = {}): ToastId => {
    const id = options.id ?? `toast-${(count += 1)}`;
    const offered = options.action ? { duration: offerTime } : {};
    tellLater((toast) => void toast[kind](text, { ...blank, ...offered, ...options, id }));
    return id;
  };
}

function tellLater(tell: (shown: Shown) => void): void {
  if (shown) return tell(shown);
  waiting.push(tell);
  void loadToaster();
}
