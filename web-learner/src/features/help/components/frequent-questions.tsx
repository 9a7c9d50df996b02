import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
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

/** For a visitor, whose settings are nowhere yet, without the links to them. */
export function FrequentQuestions({ isMember }: { isMember: boolean }) {
  const { t } = useTranslation('help');
  const { privacyEmail } = useSite();
  return (
    <section className="help__faq" aria-labelledby="faq-title">
      <h2 id="faq-title">{t('faq.title')}</h2>
      {questions.map(([id, to]) => (
        <details key={id}>
          <summary>{t(`faq.items.${id}.question`)}</summary>
          <p>{t(`faq.items.${id}.answer`, { privacyEmail })}</p>
          {to && isMember && (
            <Link className="text-link" to={to}>
              {t(`faq.items.${id}.link`)}
            </Link>
          )}
        </details>
      ))}
    </section>
  );
}
