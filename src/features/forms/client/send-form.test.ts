// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sendForm } from "./send-form.ts";

/** An upload that goes as the test says. */
class Upload extends EventTarget {
  static last: Upload;
  upload = new EventTarget();
  status = 0;
  responseText = "";
  open = vi.fn();
  setRequestHeader = vi.fn();
  timeout = 0;
  send() {
    Upload.last = this;
    if (this.timeout > 0) setTimeout(() => this.abort(), this.timeout);
  }
  abort() {
    this.dispatchEvent(new Event("loadend"));
  }
  goOn(loaded: number) {
    this.upload.dispatchEvent(new ProgressEvent("progress", { loaded, total: 100 }));
  }
  answer(outcome: object) {
    [this.status, this.responseText] = [200, JSON.stringify(outcome)];
    this.dispatchEvent(new Event("loadend"));
  }
}

const onProgress = vi.fn();
let outcome: unknown;
beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({}))); // says no start
  vi.stubGlobal("XMLHttpRequest", Upload);
  document.body.innerHTML = `<form action="?"><input type="file" name="q"></form>`;
  const form = document.querySelector("form")!;
  Object.defineProperty(form.querySelector("input"), "files", { value: [new File(["x"], "x.pdf")] });
  outcome = null;
  void sendForm(form, { once: "1", onProgress }).then((said) => (outcome = said));
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  onProgress.mockReset();
});

it("sends files for as long as they keep leaving, however slow the line", async () => {
  for (let loaded = 10; loaded <= 100; loaded += 10) {
    await vi.advanceTimersByTimeAsync(40_000);
    Upload.last.goOn(loaded);
  }
  await vi.advanceTimersByTimeAsync(40_000);
  Upload.last.answer({ state: "sent" });
  await vi.advanceTimersByTimeAsync(0);
  expect(outcome).toEqual({ state: "sent" });
  expect(onProgress).toHaveBeenLastCalledWith(1);
});

it.each([0, 50, 100])(
  "gives up where nothing more happens for 45 seconds and %d of 100 bytes have left",
  async (loaded) => {
    await vi.advanceTimersByTimeAsync(40_000);
    if (loaded > 0) Upload.last.goOn(loaded);
    await vi.advanceTimersByTimeAsync(loaded > 0 ? 44_000 : 4_000);
    expect(outcome).toBeNull();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(outcome).toMatchObject({ state: "refused", notice: "failed" });
  },
);
