import { clsx } from "clsx";
import { BookingWidget } from "../parts/booking-widget.tsx";
import { widgetOrigin } from "../parts/widget-address.ts";
import type { UiProps, ViewContext } from "../ui.ts";
import { languageOf } from "../words/language-of.ts";
import { linkAttributes } from "./link-attributes.ts";
import { typesetAs } from "./typeset-as.ts";

export function drawnButton({ of, className, variant = "primary" }: UiProps<"Button">, context: ViewContext) {
  if (of.text === "" || !of.link) return null;
  const origin = of.link.isWidget ? widgetOrigin(of.link.href) : null;
  const link = (
    <a
      className={clsx("button", className)}
      data-variant={variant}
      {...languageOf(of)}
      data-widget={origin === null ? undefined : ""}
      {...linkAttributes(of.link)}
    >
      {typesetAs(of, of.text, context)}
    </a>
  );
  return origin === null ? (
    link
  ) : (
    <BookingWidget origin={origin} href={of.link.href} t={context.t}>
      {link}
    </BookingWidget>
  );
}
