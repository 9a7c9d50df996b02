import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '../../../shared/session/session-context.tsx';
import { useSite } from '../../../shared/site/site.ts';

/** Each with the place in the settings that its answer leads a member to, if it does. */
const questions = [
  ['check'],
  ['tries'],
  ['free', '/settings#plan'],
  ['cancel', '/settings#plan'],
  ['certificate', '/settings#certificates'],
  ['mails', '/settings#profile'],
  ['data'],
] as const;

export function FrequentQuestions() {
  const { t } = useTranslation('help');
  const { privacyEmail } = useSite();
  const { status } = useSession();
  return (
    <section className="help__faq" aria-labelledby="faq-title">
      <h2 id="faq-title">{t('faq.title')}</h2>
      {questions.map(([id, to]) => (
        <details key={id}>
          <summary>{t(`faq.items.${id}.question`)}</summary>
          <p>{t(`faq.items.${id}.answer`, { privacyEmail })}</p>
          {to && status === 'signed-in' && (
            <Link className="text-link" to={to}>
              {t(`faq.items.${id}.link`)}
            </Link>
          )}
        </details>
      ))}
    </section>
  );
}
