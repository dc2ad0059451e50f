import type { ForeignService } from "../domain/services.ts";

interface Fbq {
  (...sent: unknown[]): void;
  push?: Fbq;
  queue: unknown[][];
  loaded: boolean;
  version: string;
  /** Meta's script takes the calls over with it. */
  callMethod?: (...sent: unknown[]) => void;
}

/** What the services' own scripts find, and read from then on. */
interface ServiceWindow {
  dataLayer?: unknown[];
  fbq?: Fbq;
  _fbq?: Fbq;
}

const loaded = new Set<ForeignService>();
const told: ((name: string, detail: Record<string, unknown>) => void)[] = [];

/** Loads the services that somebody agreed to, each once, and tells them from then on how far people come through slides. */
export function loadServices(allowed: readonly (readonly [ForeignService, string])[]): void {
  if (loaded.size === 0) {
    document.addEventListener("slider_progress_update", ({ type, detail }: CustomEventInit & Event) => {
      for (const tell of told) tell(type, detail as Record<string, unknown>);
    });
  }
  for (const [name, id] of allowed) {
    if (loaded.has(name)) continue;
    loaded.add(name);
    start[name](id);
  }
}

const start: Record<ForeignService, (id: string) => void> = {
  analytics(id) {
    gtag("js", new Date());
    gtag("config", id);
    addScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`);
    told.push((name, detail) => gtag("event", name, detail));
  },
  tagManager(id) {
    dataLayer().push({ "gtm.start": Date.now(), event: "gtm.js" });
    addScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`);
    told.push((name, detail) => void dataLayer().push({ event: name, ...detail }));
  },
  pixel(id) {
    const fbq = pixelQueue();
    fbq("init", id);
    fbq("track", "PageView");
    addScript("https://connect.facebook.net/en_US/fbevents.js");
    told.push((name, detail) => fbq("trackCustom", name, detail));
  },
};

function dataLayer(): unknown[] {
  return ((window as ServiceWindow).dataLayer ??= []);
}

/** Google's script tells calls from other entries by their being `arguments`. */
function gtag(..._sent: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params -- an array would be taken for data
  dataLayer().push(arguments);
}

/** Keeps calls until Meta's script has come, in the shape that it asks for. */
function pixelQueue(): Fbq {
  const page = window as ServiceWindow;
  const queue: unknown[][] = [];
  const fbq: Fbq = Object.assign(
    (...sent: unknown[]) => void (fbq.callMethod ? fbq.callMethod(...sent) : queue.push(sent)),
    { queue, loaded: true, version: "2.0" },
  );
  fbq.push = fbq;
  page.fbq = page._fbq = fbq;
  return fbq;
}

function addScript(src: string): void {
  const script = document.createElement("script");
  script.async = true;
  script.src = src;
  document.head.append(script);
}
