import { wordFit } from "~/features/blocks/words/word-fit.ts";
import { translator } from "~/i18n/catalogue.ts";

/** What is wrong with the password that was sent. */
export type PasswordProblem = "wrong" | "wait";

/** In the place of a page that a password protects: says so, and asks for it. The form leads to the page itself. */
export function PasswordPage({ locale, problem }: { locale: string; problem: PasswordProblem | null }) {
  const t = translator(locale);
  const title = t("site.protected.title");
  return (
    <section className="notice wrap">
      <h1 className="title" style={wordFit(title, "h1")}>
        {title}
      </h1>
      <p className="lead">{t("site.protected.text")}</p>
      <form method="post" className="password-form">
        <label htmlFor="page-password">
          {t("site.protected.label")}
          <span aria-hidden="true">{"\u00a0*"}</span>
        </label>
        <input
          id="page-password"
          type="password"
          name="password"
          required
          maxLength={200}
          autoComplete="current-password"
          autoFocus={problem !== null}
          aria-invalid={problem === "wrong" || undefined}
          aria-describedby={problem ? "page-password-problem" : undefined}
        />
        {problem && (
          <p id="page-password-problem" role="alert" className="password-form__problem">
            {t(`site.protected.${problem}`)}
          </p>
        )}
        <button type="submit" className="button" data-variant="primary">
          {t("site.protected.submit")}
        </button>
      </form>
      <p>
        <a className="text-link" href={`/${locale}`}>
          {t("site.backHome")}
        </a>
      </p>
    </section>
  );
}
