/**
 * Another page of the site, as a document whose scripts do not run. The browser itself makes it of the answer, so that it
 * can be had where the page forbids its scripts to make HTML of text. Rejects when another status than 200 comes, or
 * nothing, and with an `AbortError` once nobody waits any more.
 */
export function fetchPage(address: URL, signal: AbortSignal): Promise<Document> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    const fail = () => reject(new Error(`${address.pathname} answered ${call.status}`));
    call.open("GET", address);
    call.responseType = "document";
    call.onload = () => (call.status === 200 && call.responseXML ? resolve(call.responseXML) : fail());
    call.onerror = fail;
    call.onabort = () => reject(new DOMException("Nobody waits for it", "AbortError"));
    signal.addEventListener("abort", () => call.abort());
    call.send();
  });
}
