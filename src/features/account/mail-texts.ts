interface ResetMail {
  link: string;
  /** Name of the person, and of the site. */
  name: string;
  site: string;
}

/** The mail with the link to set a new password, in the language of the page where it was asked for. */
export function resetMailTexts(
  locale: "de" | "fr",
  { link, name, site }: ResetMail,
): { subject: string; text: string } {
  const place = site.replaceAll(/\s+/g, " ");
  if (locale === "fr")
    return {
      subject: `Nouveau mot de passe pour ${place}`,
      text: [
        `Bonjour ${name}`,
        `Tu peux définir un nouveau mot de passe pour ${place} ici :`,
        link,
        "Le lien est valable une heure et une seule fois. Ensuite, tu devras te reconnecter partout.",
        "Tu n’as rien demandé ? Alors tu peux ignorer ce message : ton mot de passe reste le même.",
      ].join("\n\n"),
    };
  return {
    subject: `Neues Passwort für ${place}`,
    text: [
      `Hallo ${name}`,
      `Hier kannst du ein neues Passwort für ${place} setzen:`,
      link,
      "Der Link gilt eine Stunde lang und nur einmal. Danach musst du dich überall neu anmelden.",
      "Du hast das nicht verlangt? Dann kannst du diese Nachricht ignorieren: Dein Passwort bleibt, wie es ist.",
    ].join("\n\n"),
  };
}
