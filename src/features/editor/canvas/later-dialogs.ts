import { later } from "../state/later.tsx";

export const AddSectionDialog = later(() =>
  import("./adding/add-section-dialog.tsx").then(({ AddSectionDialog }) => AddSectionDialog),
);
export const MediaPicker = later(() => import("../media/media-picker.tsx").then(({ MediaPicker }) => MediaPicker));
export const CollectionPanel = later(() =>
  import("../collections/collection-panel.tsx").then(({ CollectionPanel }) => CollectionPanel),
);
export const DeleteDialog = later(() =>
  import("./sections/delete-dialog.tsx").then(({ DeleteDialog }) => DeleteDialog),
);

/** Fetches the code of all of them, so that each opens at once. */
export function loadDialogs(): void {
  for (const part of [AddSectionDialog, MediaPicker, CollectionPanel, DeleteDialog]) void part.load();
}
