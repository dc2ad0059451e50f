import superjson from "superjson";

/** An answer's data that was turned into text once for everybody who gets it. */
class SharedText {
  constructor(
    readonly trackedId: string,
    readonly text: string,
  ) {}
}

const texts = new WeakMap<object, SharedText | null>();

/**
 * Marks an update that many subscribers get as the very same object: it is serialised once, when the first one gets it.
 * It must not be changed afterwards.
 */
export function sharedByMany<Update extends object>(update: Update): Update {
  if (!texts.has(update)) texts.set(update, null);
  return update;
}

/** superjson, except that a tracked update marked with `sharedByMany` becomes one text that `answerText` knows. */
export const sharingTransformer = {
  serialize(value: unknown): unknown {
    return sharedTextOf(value) ?? superjson.serialize(value);
  },
  deserialize: (value: unknown): unknown => superjson.deserialize(value as Parameters<typeof superjson.deserialize>[0]),
};

function sharedTextOf(value: unknown): SharedText | null {
  if (typeof value !== "object" || value === null || !("data" in value) || !("id" in value)) return null;
  const { id, data } = value;
  if (typeof data !== "object" || data === null || typeof id !== "string") return null;
  const known = texts.get(data);
  if (known === undefined) return null;
  if (known?.trackedId === id) return known;
  const fresh = new SharedText(id, JSON.stringify(superjson.serialize(value)));
  texts.set(data, fresh);
  return fresh;
}

/** An answer of tRPC as text. What many subscribers share is copied into it rather than serialised again. */
export function answerText(answer: unknown): string {
  const shared = sharedPart(answer);
  if (!shared) return JSON.stringify(answer);
  const { id, result } = answer as { id: unknown; result: { data: SharedText } };
  return `{"id":${JSON.stringify(id)},"result":{"type":"data","id":${JSON.stringify(result.data.trackedId)},"data":${shared.text}}}`;
}

function sharedPart(answer: unknown): SharedText | null {
  if (typeof answer !== "object" || answer === null || !("result" in answer)) return null;
  const { result } = answer;
  if (typeof result !== "object" || result === null || !("data" in result)) return null;
  return result.data instanceof SharedText ? result.data : null;
}
