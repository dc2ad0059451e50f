import { textsOf, translatorFor } from "~/i18n/catalogue.ts";
import type { EditorLocale } from "~/lib/locales.ts";
import { oneLine } from "~/lib/one-line.ts";

interface Words {
  subject: string;
  text: string;
}

interface ResetMail {
  link: string;
  /** Name of the person, and of the site. */
  name: string;
  site: string;
}

/** The mail with the link to set a new password, in the language of the page where it was asked for. */
export function resetMailTexts(locale: EditorLocale, { link, name, site }: ResetMail): Words {
  const t = translatorFor("mail", locale);
  const place = onOneLine(site);
  return {
    subject: t("reset.subject", { place }),
    text: paragraphs(t("greeting", { name }), t("reset.lead", { place }), link, t("reset.life"), t("reset.unasked")),
  };
}

interface InvitationMail extends ResetMail {
  /** Who invites. */
  by: string;
  /** The link is for choosing a password; otherwise for signing in with the present one. */
  isNew: boolean;
}

/** The mail to somebody who may edit a site from now on. */
export function invitationTexts(locale: EditorLocale, { link, name, site, by, isNew }: InvitationMail): Words {
  const t = translatorFor("mail", locale);
  const [place, host] = [onOneLine(site), onOneLine(by)];
  const way = isNew ? [t("invitation.choose"), link, t("invitation.life")] : [t("invitation.signIn"), link];
  return {
    subject: t("invitation.subject", { host, place }),
    text: paragraphs(
      t("greeting", { name }),
      t("invitation.lead", { host, place }),
      ...way,
      t("invitation.unexpected"),
    ),
  };
}

/** The mail with the link by which somebody signs in with this address from then on. */
export function emailChangeTexts(locale: EditorLocale, { link, name, site }: ResetMail): Words {
  const t = translatorFor("mail", locale);
  const place = onOneLine(site);
  return {
    subject: t("emailChange.subject", { place }),
    text: paragraphs(
      t("greeting", { name }),
      t("emailChange.lead", { place }),
      link,
      t("emailChange.life"),
      t("emailChange.unasked"),
    ),
  };
}

/** The notice to the address that somebody signed in with before. */
export function emailChangedTexts(locale: EditorLocale, { name, site }: Omit<ResetMail, "link">): Words {
  const t = translatorFor("mail", locale);
  const place = onOneLine(site);
  return {
    subject: t("emailChanged.subject", { place }),
    text: paragraphs(t("greeting", { name }), t("emailChanged.lead", { place }), t("emailChanged.otherwise")),
  };
}

/** The mail that tells somebody that an admin has lifted their second step. */
export function secondStepLiftedTexts(
  locale: EditorLocale,
  { link, name, site, by }: ResetMail & { by: string },
): Words {
  const t = translatorFor("mail", locale);
  return {
    subject: t("secondStepLifted.subject", { place: onOneLine(site) }),
    text: paragraphs(
      t("greeting", { name }),
      t("secondStepLifted.lead", { host: onOneLine(by) }),
      t("secondStepLifted.again"),
      link,
      t("secondStepLifted.otherwise"),
    ),
  };
}

interface NewDeviceMail extends ResetMail {
  /** Browser and system, where they are known. */
  device: string | null;
  ip: string;
  /** In words, in the site's time zone. */
  when: string;
}

/** The mail that tells somebody of a sign-in on a device that their account was not opened on before. */
export function newDeviceTexts(locale: EditorLocale, { name, site, device, ip, when, link }: NewDeviceMail): Words {
  const t = translatorFor("mail", locale);
  const facts = [
    t("newDevice.when", { when }),
    t("newDevice.device", { device: device ?? t("newDevice.unknown") }),
    t("newDevice.address", { ip }),
  ];
  return {
    subject: t("newDevice.subject", { place: onOneLine(site) }),
    text: paragraphs(
      t("greeting", { name }),
      t("newDevice.lead"),
      facts.join("\n"),
      t("newDevice.fine"),
      t("newDevice.otherwise"),
      link,
    ),
  };
}

interface ScheduleMail {
  name: string;
  site: string;
  page: string;
  action: "publish" | "takeDown";
  /** When it was planned for, in words. */
  when: string;
  /** Why it could not be done: a code of the catalogue's errors. */
  refusal: string;
  link: string;
}

/** The mail that tells whoever planned it that a page could not be published or taken down at its time. */
export function scheduleRefusedTexts(locale: EditorLocale, mail: ScheduleMail): Words {
  const t = translatorFor("mail", locale);
  const errors: Record<string, unknown> = textsOf("errors", locale);
  const reason = errors[mail.refusal] ?? errors["other"];
  const values = { page: onOneLine(mail.page), place: onOneLine(mail.site) };
  return {
    subject: t(`schedule.${mail.action}Subject`, values),
    text: paragraphs(
      t("greeting", { name: mail.name }),
      t("schedule.lead", { page: values.page, when: mail.when }),
      t("schedule.reason", { reason: typeof reason === "string" ? reason : "" }),
      t("schedule.then"),
      mail.link,
    ),
  };
}

function paragraphs(...parts: string[]): string {
  return parts.join("\n\n");
}

function onOneLine(text: string): string {
  return oneLine(text.replaceAll(/\s+/g, " "));
}
