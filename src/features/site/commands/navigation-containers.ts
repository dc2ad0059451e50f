import { z } from "zod";
import { refuse } from "~/features/document/refusals.ts";
import { ownValue } from "~/lib/own-value.ts";
import { lastKey } from "../domain/in-order.ts";
import { relabelled, withLabels } from "../domain/labels.ts";
import { labelChangesSchema, navigationAreaSchema } from "../schema.ts";
import { defineSiteCommand } from "./define-command.ts";

const id = z.uuid().toLowerCase();
const mostContainers = 20;

/** Adds an empty container of the navigation, after the others. */
export const navigationAddContainer = defineSiteCommand({
  name: "navigation.addContainer",
  input: z.strictObject({ containerId: id, area: navigationAreaSchema, label: labelChangesSchema.default({}) }),
  run: (document, { containerId, area, label }, { locales }) => {
    const { containers, entries } = document.navigation;
    if (Object.hasOwn(containers, containerId)) return refuse("id-taken");
    if (Object.keys(containers).length >= mostContainers) return refuse("navigation-full");
    const blank = { area, label: {}, labelSources: {}, labelMachine: [], sortKey: lastKey(containers) };
    const container = relabelled(blank, withLabels({}, label), locales[0]);
    return { ...document, navigation: { entries, containers: { ...containers, [containerId]: container } } };
  },
});

/** Changes what a container is called and where on the page it is drawn. */
export const navigationEditContainer = defineSiteCommand({
  name: "navigation.editContainer",
  input: z.strictObject({
    containerId: id,
    area: navigationAreaSchema.optional(),
    label: labelChangesSchema.optional(),
  }),
  run: (document, { containerId, area, label = {} }, { locales }) => {
    const { containers, entries } = document.navigation;
    const container = ownValue(containers, containerId);
    if (!container) return refuse("entry-not-found");
    const labels = withLabels(container.label, label);
    const edited = { ...relabelled(container, labels, locales[0]), area: area ?? container.area };
    return { ...document, navigation: { entries, containers: { ...containers, [containerId]: edited } } };
  },
});

/** Removes a container with its entries. The pages stay. */
export const navigationRemoveContainer = defineSiteCommand({
  name: "navigation.removeContainer",
  input: z.strictObject({ containerId: id }),
  run: (document, { containerId }) => {
    const { [containerId]: container, ...containers } = document.navigation.containers;
    if (!container) return refuse("entry-not-found");
    const entries = Object.fromEntries(
      Object.entries(document.navigation.entries).filter(([, entry]) => entry.containerId !== containerId),
    );
    return { ...document, navigation: { containers, entries } };
  },
});
