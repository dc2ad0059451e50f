import { expect, type Locator } from "@playwright/test";

/**
 * Chooses one of a few values as people do, by the label that is drawn for it: pressed by force, the radio itself, of a
 * pixel, is missed where anything beside it has just grown.
 */
export async function choose(radio: Locator): Promise<void> {
  await radio.locator("xpath=ancestor::label").click();
  await expect(radio).toBeChecked();
}
