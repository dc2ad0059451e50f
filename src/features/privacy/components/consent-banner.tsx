import type { SiteTranslate } from "~/i18n/site-texts.ts";
import { foreignServices, serviceNames, servicesOf, type ServiceSettings } from "../domain/services.ts";
import "../styles/consent.css";

interface Props {
  settings: ServiceSettings;
  /** The page on which the site says what it does with what it learns; null where it has none. */
  policyHref: string | null;
  /** Nothing is asked of visitors here, and no service is loaded; a button can bring the question up. */
  isQuiet: boolean;
  t: SiteTranslate;
}

/** Asks whether foreign services may be loaded, on sites that have some (`vt-consent`). Both answers take one press. */
export function ConsentBanner({ settings, policyHref, isQuiet, t }: Props) {
  const services = servicesOf(settings);
  const names = foreignServices.filter((name) => services[name]);
  if (names.length === 0) return null;
  const ids = isQuiet
    ? { "data-quiet": "" }
    : { "data-analytics": services.analytics, "data-tag-manager": services.tagManager, "data-pixel": services.pixel };
  return (
    <vt-consent {...ids}>
      <section className="consent" aria-label={t("consent.title")} tabIndex={-1} hidden>
        <button type="button" className="close-cross consent__close" aria-label={t("widget.close")} hidden />
        <p className="consent__title">{t("consent.title")}</p>
        <p>
          {t("consent.text")} {policyHref && <a href={policyHref}>{t("consent.policy")}</a>}
        </p>
        <div className="consent__answers">
          <button type="button" className="button" data-choice="none">
            {t("consent.reject")}
          </button>
          <button type="button" className="button" data-choice="all">
            {t("consent.accept")}
          </button>
        </div>
        <details>
          <summary>{t("consent.choose")}</summary>
          {names.map((name) => (
            <label key={name} className="consent__service">
              <input type="checkbox" name={name} />
              <span>
                <strong>{serviceNames[name]}</strong>
                {t(`consent.services.${name}`)}
              </span>
            </label>
          ))}
          <button type="button" className="button" data-variant="secondary" data-choice="chosen">
            {t("consent.save")}
          </button>
        </details>
      </section>
    </vt-consent>
  );
}
