import type { GetICUArgs } from "@schummar/icu-type-parser";
import type { CompiledMessage } from "icu-minify/format";
import type { Locale } from "~/lib/locales.ts";
import type { de } from "./messages/de.ts";

/** The German texts, which say for all languages which keys there are and which values each text takes. */
export type Messages = typeof de;
export type Namespace = keyof Messages;

/** The same keys with texts of another language. */
export type Translated<Tree> = {
  readonly [Key in keyof Tree]: Tree[Key] extends string ? string : Translated<Tree[Key]>;
};

/** The parts of the product that only those read who run a site; they are written in the languages of the editor. */
type MembersNamespace = "account" | "couponDesk" | "editBar" | "editor" | "errors" | "labels" | "mail" | "signIn";

/** What visitors and players read, in one language; every content language has the whole of it. */
export type VisitorTexts = Translated<Omit<Messages, MembersNamespace>>;

/** The dotted keys of all texts in `Tree`. */
export type KeyIn<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${KeyIn<Tree[Key]>}`;
}[keyof Tree & string];

/** What editors call a kind of section, a field, an option or a choice. */
export type LabelKey = KeyIn<Messages["labels"]>;

/** The keys of the texts that take the values `Names`: by default, of those that stand as they are. */
export type KeyWith<Tree, Names extends string = never> = {
  [Key in KeyIn<Tree>]: IsSame<keyof ValuesOf<TextAt<Tree, Key>>, Names> extends true ? Key : never;
}[KeyIn<Tree>];

type IsSame<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

type TextAt<Tree, Key extends string> = Key extends keyof Tree
  ? Tree[Key]
  : Key extends `${infer Head}.${infer Rest}`
    ? Head extends keyof Tree
      ? TextAt<Tree[Head], Rest>
      : never
    : never;

type ValuesOf<Text> = Text extends string
  ? GetICUArgs<Text, { ICUArgument: string | number; ICUNumberArgument: number; ICUDateArgument: Date }>
  : never;

/** A text that takes values. It travels with its language, which chooses plural forms and writes figures. */
export interface Message<Values> {
  readonly locale: Locale;
  readonly parts: CompiledMessage;
  /** For the compiler alone: the values that the text takes. */
  readonly values?: Values;
}

type Said<Text> = keyof ValuesOf<Text> extends never ? string : Message<ValuesOf<Text>>;

/** The texts of one part of the product in one language: plain data, ready to be sent to a browser. */
export type Texts<Name extends Namespace> = {
  readonly [Key in KeyIn<Messages[Name]>]: Said<TextAt<Messages[Name], Key>>;
};

/** Says a text by its key. A text that takes values asks for them; a key that does not exist does not compile. */
export type Translate<Tree = Messages> = <Key extends KeyIn<Tree>>(
  key: Key,
  ...values: keyof ValuesOf<TextAt<Tree, Key>> extends never ? [] : [values: ValuesOf<TextAt<Tree, Key>>]
) => string;
