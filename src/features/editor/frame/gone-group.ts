import { groupSchema, type Group } from "~/features/page/schema.ts";
import type { TakenStep } from "../state/types.ts";

/** A group that the step itself took away. */
export function goneGroup(patches: TakenStep["patches"], groupId: string): Group | undefined {
  const gone = patches.find(({ path }) => path.length === 2 && path[1] === groupId)?.before;
  return groupSchema.safeParse(gone).data;
}
