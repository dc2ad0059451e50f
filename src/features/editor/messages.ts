import type { KeyWith, Messages, Texts, Translate as TranslateIn } from "~/i18n/message-types.ts";

/** What the editor interface says, in one language: its own texts, the labels of what it edits, refusals, and signing in again. */
export type EditorTexts = { [Name in "editor" | "labels" | "errors" | "signIn"]: Texts<Name> };
export type Translate = TranslateIn<Messages["editor"]>;

/** A text of the editor interface that takes the values `Names`: by default, none. */
export type MessageKey<Names extends string = never> = KeyWith<Messages["editor"], Names>;
