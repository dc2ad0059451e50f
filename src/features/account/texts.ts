/** What the sign-in page says, in both languages of the editor interface. */
export const signInTexts = {
  de: {
    title: "Anmelden",
    intro: "Melde dich an, um diese Website zu bearbeiten.",
    aside: "Hier wird die Website gepflegt.",
    email: "E-Mail",
    password: "Passwort",
    showPassword: "Passwort anzeigen",
    hidePassword: "Passwort verbergen",
    submit: "Anmelden",
    busy: "Wird geprüft …",
    emailMissing: "Bitte gib deine E-Mail-Adresse ein",
    emailInvalid: "Bitte gib eine gültige E-Mail-Adresse ein",
    passwordMissing: "Bitte gib dein Passwort ein",
    wrong: "E-Mail oder Passwort stimmt nicht.",
    tooMany: "Zu viele Versuche. Bitte warte eine Viertelstunde und versuche es dann noch einmal.",
    code: "Code aus deiner Authenticator-App",
    codeNeeded: "Gib noch den Code aus deiner Authenticator-App ein, oder einen Wiederherstellungscode.",
    codeWrong: "Dieser Code stimmt nicht oder wurde schon benutzt.",
    unavailable: "Die Anmeldung ist gerade nicht möglich. Bitte versuche es gleich noch einmal.",
    offline: "Keine Verbindung. Bitte prüfe dein Netz und versuche es noch einmal.",
    signedInAs: "Du bist angemeldet als",
    goOn: "Website bearbeiten",
    signOut: "Abmelden",
    back: "Zur Website",
  },
  fr: {
    title: "Se connecter",
    intro: "Connecte-toi pour modifier ce site.",
    aside: "C’est ici que l’on prend soin du site.",
    email: "E-mail",
    password: "Mot de passe",
    showPassword: "Afficher le mot de passe",
    hidePassword: "Masquer le mot de passe",
    submit: "Se connecter",
    busy: "Vérification …",
    emailMissing: "Saisis ton adresse e-mail",
    emailInvalid: "Saisis une adresse e-mail valable",
    passwordMissing: "Saisis ton mot de passe",
    wrong: "L’e-mail ou le mot de passe n’est pas correct.",
    tooMany: "Trop d’essais. Attends un quart d’heure, puis essaie de nouveau.",
    code: "Code de ton application d’authentification",
    codeNeeded: "Saisis encore le code de ton application d’authentification, ou un code de secours.",
    codeWrong: "Ce code n’est pas correct ou a déjà servi.",
    unavailable: "La connexion n’est pas possible en ce moment. Essaie de nouveau dans un instant.",
    offline: "Pas de connexion. Vérifie ton réseau et essaie de nouveau.",
    signedInAs: "Tu es connecté en tant que",
    goOn: "Modifier le site",
    signOut: "Se déconnecter",
    back: "Vers le site",
  },
} as const;

export type SignInTexts = { [Key in keyof (typeof signInTexts)["de"]]: string };

/** French for French pages, German for all others. */
export function signInTextsOf(locale: string): SignInTexts {
  return locale === "fr" ? signInTexts.fr : signInTexts.de;
}
