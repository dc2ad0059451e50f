import { expect, it } from "vitest";
import { isLabelByHand, relabelled, withLabelConfirmed, withLabels, withTranslatedLabel } from "./labels.ts";

const blank = { label: {}, labelSources: {} };
const both = relabelled(blank, { de: "Kontakt", fr: "Contact" }, "de");
const changed = relabelled(both, withLabels(both.label, { de: "Adresse" }), "de");

it("remembers of what words a label was translated, and none for the first language", () =>
  expect(both.labelSources).toEqual({ fr: "Kontakt" }));

it("keeps that while the first language changes, and renews it with the translation", () => {
  expect(changed.labelSources).toEqual({ fr: "Kontakt" });
  const renewed = relabelled(changed, withLabels(changed.label, { fr: "Adresse" }), "de");
  expect(renewed.labelSources).toEqual({ fr: "Adresse" });
});

it("renews it, too, when somebody says that the translation is still right", () => {
  expect(withLabelConfirmed(changed, "fr", "de").labelSources).toEqual({ fr: "Adresse" });
  expect(withLabelConfirmed(changed, "it", "de")).toBe(changed);
});

it("forgets it with the label, and knows nothing of a label that had nothing to translate", () => {
  expect(relabelled(both, { de: "Kontakt" }, "de").labelSources).toEqual({});
  expect(relabelled(blank, { fr: "Contact" }, "de").labelSources).toEqual({});
});

it("marks what a machine has written until a person writes it or says that it is right", () => {
  const made = withTranslatedLabel(relabelled(blank, { de: "Kontakt" }, "de"), {
    locale: "fr",
    text: "Contact",
    source: "Kontakt",
    by: "machine",
  });
  expect(made).toMatchObject({ label: { fr: "Contact" }, labelSources: { fr: "Kontakt" }, labelMachine: ["fr"] });
  expect([made, both].map((part) => isLabelByHand(part, "fr"))).toEqual([false, true]);
  expect(relabelled(made, withLabels(made.label, { de: "Adresse" }), "de").labelMachine).toEqual(["fr"]);
  expect(relabelled(made, withLabels(made.label, { fr: "Adresse" }), "de").labelMachine).toEqual([]);
  expect(withLabelConfirmed(made, "fr", "de")).toMatchObject({ label: { fr: "Contact" }, labelMachine: [] });
  const brought = { locale: "fr", text: "Nous", source: "Wir", by: "human" } as const;
  expect(withTranslatedLabel(made, brought)).toMatchObject({ labelSources: { fr: "Wir" }, labelMachine: [] });
});

it("reads what was written before there were such marks", () =>
  expect(relabelled({ label: both.label }, both.label, "de").labelSources).toEqual({}));
