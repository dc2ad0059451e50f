import * as z from "zod/mini";
import {
  mostInLine,
  mostInText,
  mostPersons,
  type FormField,
  type FormFieldName,
  type FormProblem,
} from "./form-field.ts";

type Check<Value> = z.core.$ZodCheck<Value>;

/**
 * What the cleaned values of a form must be; each message is a `FormProblem`, the first one of a field counts. The
 * server decides by it, and browsers say by it beforehand what is missing (which is why it is the small build of Zod).
 */
export function formSchema(fields: readonly FormField[]) {
  const shape = Object.fromEntries(fields.map((field) => [field.name, valueSchema(field)]));
  const dependent = fields.flatMap((field) => (field.requiredWith ? [needed(field, field.requiredWith)] : []));
  const schema = z.object(shape);
  return dependent.length > 0 ? schema.check(...(dependent as [Check<Values>])) : schema;
}
type Values = Record<string, unknown>;

function valueSchema(field: FormField): z.ZodMiniType {
  const { type, missing = "required", isRequired } = field;
  switch (type) {
    case "count":
      return z.number(missing).check(
        says(missing, (count: number) => count >= 0),
        says("personsMost", (count: number) => count <= mostPersons),
      );
    case "checkbox":
      return z.boolean().check(
        says("booked", (isTicked: boolean) => !(field.isBooked && isTicked)),
        says(missing, (isTicked: boolean) => !isRequired || isTicked),
      );
    case "file":
    case "choices":
      return z.array(z.string()).check(says(missing, (chosen: string[]) => !isRequired || chosen.length > 0));
    default:
      return z.string().check(
        says(missing, (text: string) => !isRequired || text !== ""),
        type === "longText" ? atMost(mostInText, "tooLongText") : atMost(mostInLine, "tooLong"),
        ...wordChecks(field),
      );
  }
}

const atMost = (letters: number, problem: FormProblem) => z.maxLength(letters, problem);

/** What a text must be besides there, or short enough. */
function wordChecks({ name, type, choices = [] }: FormField): Check<string>[] {
  // A day or a time that is wished for, in the forms with questions of their own, programs may say in words.
  const isQuestion = name.startsWith("q-");
  if (type === "date" && isQuestion) return [says("dayFormat", (text) => text === "" || isDay(text))];
  if (type === "time" && isQuestion) return [says("timeFormat", (text) => text === "" || clock.test(text))];
  if (type === "email") return [says("email", (text) => text === "" || mailbox.safeParse(text).success)];
  if (type === "tel") return [says("phoneFormat", (text) => text === "" || digit.test(text))];
  if (type === "number") return [says("number", (text) => text === "" || figure.test(text))];
  if (type === "choice") return [says("choose", (text) => text === "" || choices.includes(text))];
  return [];
}
/** What a telephone number has in any case; how people write theirs is theirs ("044 000 00 00, abends"). */
const digit = /\p{Nd}/u;
/** A day that there is, as browsers send it. */
const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && (new Date(text).toJSON()?.startsWith(text) ?? false);
/** A time of day as browsers send it, with seconds or without. */
const clock = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/;
/** A number as people write one, with a point or a comma, and marks between the thousands. */
const figure = /^[+-]?\d{1,3}(?:['’ ]?\d{3}){0,4}(?:[.,]\d{1,6})?$/;
const mailbox = z.email().check(z.maxLength(254));

/** Asks for `field` as soon as the number of another field is above zero. */
function needed({ name, missing = "required" }: FormField, other: FormFieldName): Check<Values> {
  return z.refine<Values>((values) => !(Number(values[other]) > 0) || values[name] !== "", {
    message: missing,
    path: [name],
  });
}

function says<Value>(problem: FormProblem, isRight: (value: Value) => boolean): Check<Value> {
  return z.refine<Value>(isRight, problem);
}
