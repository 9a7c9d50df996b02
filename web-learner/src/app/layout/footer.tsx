import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { reopenConsent } from '../../shared/consent/consent-store.ts';
import { isViewing } from '../../shared/viewing/is-viewing.ts';
import { useSite } from '../../shared/site/site.ts';

export function Footer() {
  const { t } = useTranslation();
  const { company, contactEmail } = useSite();
  return (
    <footer className="footer">
      <div>
        <p>
          © {new Date().getFullYear()} {company.replace(/\.$/, '')}. {t('footer.basedInSpain')}
        </p>
        <p>
          {contactEmail === '' ? (
            '\u00a0'
          ) : (
            <a className="footer__mail" href={`mailto:${contactEmail}`}>
              {contactEmail}
            </a>
          )}
        </p>
      </div>
      <nav aria-label={t('footer.label')}>
        <Link to="/courses">{t('nav.courses')}</Link>
        <Link to="/library">{t('nav.library')}</Link>
        <Link to="/business">{t('footer.business')}</Link>
        <Link to="/help">{t('footer.help')}</Link>
        <Link to="/privacy-policy">{t('footer.privacy')}</Link>
        <Link to="/cookie-policy">{t('footer.cookies')}</Link>
        <Link to="/terms">{t('footer.terms')}</Link>
        <Link to="/terms-of-sale">{t('footer.sale')}</Link>
        <Link to="/withdrawal">{t('footer.withdrawal')}</Link>
        <Link to="/legal-notice">{t('footer.legal')}</Link>
        {!isViewing && (
          <button type="button" onClick={reopenConsent}>
            {t('footer.cookieSettings')}
          </button>
        )}
      </nav>
    </footer>
  );
}
