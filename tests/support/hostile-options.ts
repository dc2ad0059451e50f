import type { OptionDefinition } from "~/features/blocks/option-kinds.ts";
import { hostileColors, hostileText, hostileUrls } from "./hostile-values.ts";

/** What is sent to an option, and whether it may be taken: of free texts and addresses only what does no harm. */
export function hostileTries(definition: OptionDefinition): { value: unknown; isTaken: boolean }[] {
  const { type, schema, choices, editable } = definition;
  const isOpen = editable !== false;
  const urls = hostileUrls.map((url) => ({ url, isTaken: isOpen && url.startsWith("https:") }));
  if (type === "bookingLink") return urls.map(({ url, isTaken }) => ({ value: { type: "iframe", url }, isTaken }));
  if (type === "link") {
    return [
      { value: { type: "phone", phone: hostileText }, isTaken: false },
      { value: { type: "email", email: `a@b.example?subject=${hostileText}` }, isTaken: false },
      ...urls.map(({ url, isTaken }) => ({ value: { type: "url", url }, isTaken })),
    ];
  }
  const points = [{ lat: hostileText, lng: 8, icon: hostileText }, hostileText];
  return [...hostileColors, points, hostileText].map((value) => ({
    value,
    isTaken: isOpen && choices === undefined && schema.safeParse(value).success, // a choice is one of its own words
  }));
}
