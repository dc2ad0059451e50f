import type { ComponentProps } from "react";
import { themeAttributes, themeVariables, type Theme } from "./theme.ts";
import "./looks.css";

interface LookChoiceProps extends Omit<ComponentProps<"input">, "type" | "className" | "title"> {
  theme: Theme;
  /** What stands on the drawing, in the look's own letters. */
  sample: string;
  label: string;
  /** The key of a setting, by which it is found. */
  setting?: string;
}

/** One look to choose: a small drawing in its own colours, letters and shapes, and its name. A radio button. */
export function LookChoice({ theme, sample, label, setting, ...input }: LookChoiceProps) {
  return (
    <label className="look" data-vt-setting={setting}>
      <input {...input} type="radio" className="look__input" />
      <span className="look__card" aria-hidden style={themeVariables(theme)} {...themeAttributes(theme)}>
        <span className="look__head" />
        <span className="look__title">{sample}</span>
        <span className="look__foot">
          <span className="look__button" />
          <span className="look__dot" />
        </span>
      </span>
      <span className="look__name">{label}</span>
    </label>
  );
}
