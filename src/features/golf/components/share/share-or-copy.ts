/** How it went; `called-off` is a share sheet that somebody closed. */
type Shared = "shared" | "called-off" | "copied" | "failed";

/**
 * Opens the phone's share sheet for a link, where there is one and an invitation to show in it. Copies the link
 * otherwise, also when the sheet is refused.
 */
export async function shareOrCopy(link: string, invitation?: { title: string; text: string }): Promise<Shared> {
  if (invitation && typeof navigator.share === "function") {
    try {
      await navigator.share({ ...invitation, url: link });
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "called-off";
    }
  }
  try {
    await navigator.clipboard.writeText(link);
    return "copied";
  } catch {
    return "failed"; // refused by the browser: the link stands on the page to be copied by hand
  }
}
