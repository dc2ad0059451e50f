import type { UploadTicket } from "~/lib/browser/send-in-pieces.ts";
import { deviceStorage } from "~/lib/browser/safe-storage.ts";

const key = (file: File) => `vitrine film ${file.name} ${file.size} ${file.lastModified}`;

/** The upload that was begun with this very file, also before the page was loaded anew. */
export function rememberedTicket(file: File): UploadTicket | null {
  const [id, url] = (deviceStorage.get(key(file)) ?? "").split(" ");
  return id && url ? { id, url } : null;
}

export function rememberTicket(file: File, ticket: UploadTicket | null): void {
  if (ticket) deviceStorage.set(key(file), `${ticket.id} ${ticket.url}`);
  else deviceStorage.remove(key(file));
}
