import type { z } from "zod";
import type { Json } from "~/lib/json.ts";
import type { RunResult } from "./kind.ts";
import { isRefused, type Refusal, type Refused } from "./refusals.ts";
import type { Operation } from "./schema.ts";

/** One verb of editing a kind of document. `run` is pure: browser and server run it alike. */
interface Command<Name extends string, Input extends z.ZodType, Document extends object, Context> {
  name: Name;
  input: Input;
  /** A new document, the very same one when there is nothing to change, or why not. */
  run(this: void, document: Document, input: z.output<Input>, context: Context): Document | Refused;
  /** Whether `run` keeps everything that others have changed in the same place since the input was made. */
  mergesInto?(this: void, document: Document, input: z.output<Input>): boolean;
  /** What is worth keeping of the input in the change log; without this, all of it. */
  kept?(this: void, input: z.output<Input>): object;
}

/** A command together with an input that fits it. */
interface ReadyCommand<Document extends object, Context> {
  /** What is worth keeping of the input. */
  input: Json;
  run(this: void, document: Document, context: Context): Document | Refused;
  mergesInto(this: void, document: Document): boolean;
}

/** A command as whoever reads an operation sees it; null where the input does not fit. */
interface KnownCommand<Document extends object, Context> {
  name: string;
  with(this: void, input: Json): ReadyCommand<Document, Context> | null;
}

interface DefinedCommand<
  Name extends string,
  Input extends z.ZodType,
  Document extends object,
  Context,
> extends KnownCommand<Document, Context> {
  name: Name;
  input: Input;
  run: Command<Name, Input, Document, Context>["run"];
}

/** What each command of a list takes, by its name: the one place that both sides infer inputs from. */
export type InputsOf<Commands extends readonly { name: string; input: z.ZodType }[]> = {
  [Each in Commands[number] as Each["name"]]: z.input<Each["input"]>;
};

/** One command to carry out, by name and fitting input. */
export type StepOf<Inputs> = {
  [Name in keyof Inputs & string]: { command: Name; input: Inputs[Name] };
}[keyof Inputs & string];

/** A step of any kind of document, as operations carry it. */
export type Step = Pick<Operation, "command" | "input">;

/** A typed step as operations carry it: what a command takes is plain JSON, whatever its shape says of missing keys. */
export function asStep({ command, input }: { command: string; input: object }): Step {
  return { command, input: input as Json };
}

/** The function that declares the verbs of one kind of document. */
export function commandsOn<Document extends object, Context>() {
  return function defineCommand<const Name extends string, Input extends z.ZodType>({
    name,
    input,
    run,
    mergesInto,
    kept,
  }: Command<Name, Input, Document, Context>): DefinedCommand<Name, Input, Document, Context> {
    return {
      name,
      input,
      run,
      with: (given) => {
        const parsed = input.safeParse(given);
        if (!parsed.success) return null;
        return {
          input: (kept ? kept(parsed.data) : parsed.data) as Json, // inputs arrive as JSON, and what their shapes make of it is JSON again
          run: (document, context) => run(document, parsed.data, context),
          mergesInto: (document) => mergesInto?.(document, parsed.data) ?? false,
        };
      },
    };
  };
}

/** Commands by their names. */
export function commandsByName<Document extends object, Context>(
  commands: readonly KnownCommand<Document, Context>[],
): ReadonlyMap<string, KnownCommand<Document, Context>> {
  return new Map(commands.map((command) => [command.name, command]));
}

/** Carries out one operation. Pure; an unknown command or a wrong input is a refusal, never an exception. */
export function runOperation<Document extends object, Context>(
  commands: ReadonlyMap<string, KnownCommand<Document, Context>>,
  document: Document,
  operation: Pick<Operation, "command" | "input">,
  context: Context,
): RunResult<Document> {
  const command = commands.get(operation.command);
  if (!command) return refused("unknown-command");
  const ready = command.with(operation.input);
  if (!ready) return refused("invalid-input");
  const outcome = ready.run(document, context);
  if (isRefused(outcome)) return refused(outcome.refusal);
  return { ok: true, document: outcome, input: ready.input };
}

function refused(refusal: Refusal): { ok: false; refusal: Refusal } {
  return { ok: false, refusal };
}
