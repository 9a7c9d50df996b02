import { formatDate } from '@academy/web-kit/format/dates.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { LoadError } from '../../../shared/ui/notice.tsx';
import { useAnchor } from '../../../shared/ui/use-anchor.ts';
import { ownQuestionsQuery, type OwnQuestion } from '../api/help.ts';
import { answeredStateOf } from '../model/question-state.ts';
import { threadOf } from '../model/thread.ts';
import { ReplyForm } from './reply-form.tsx';

/** What a member has asked, with the answers, and what the team wrote to them; nothing where there is neither. */
export function OwnQuestions() {
  const { t } = useTranslation('help');
  const { data, error, refetch } = useQuery(ownQuestionsQuery);
  if (error && !data) return <LoadError error={error} retry={() => void refetch()} />;
  if (!data?.length) return null;
  const hasMessages = data.some(({ isFromTeam }) => isFromTeam);
  return (
    <section className="help__own" aria-labelledby="own-questions-title">
      <h2 id="own-questions-title">{t(hasMessages ? 'own.titleWithMessages' : 'own.title')}</h2>
      {data.map((question, index) => (
        <Question key={question.id} question={question} isNewest={index === 0} />
      ))}
    </section>
  );
}

/** Open where it is the newest, and where the address names it: the notification of an answer leads to it. */
function Question({ question, isNewest }: { question: OwnQuestion; isNewest: boolean }) {
  const { t } = useTranslation('help');
  const { language } = useLanguage();
  const byStaff = question.isFromTeam ? 'wrote' : 'answer';
  const states = question.isFromTeam ? 'messageState' : 'state';
  const anchor = `question-${question.id}`;
  const element = useAnchor<HTMLDetailsElement>(anchor);
  const isSought = useLocation().hash === `#${anchor}`;
  return (
    <details id={anchor} ref={element} open={isNewest || isSought}>
      <summary>
        <span lang={question.language}>{question.subject}</span>{' '}
        {question.isFromTeam && <span className="tag">{t('own.fromTeam')}</span>}{' '}
        <span className="help__state">
          {t(`own.${states}.${answeredStateOf(question)}`)} · {formatDate(question.createdAt, language)}
        </span>
      </summary>
      {!question.isFromTeam && (
        <p className="help__text" lang={question.language}>
          {question.text}
        </p>
      )}
      {threadOf(question).map(({ key, from, text, at }) => (
        <div key={key} className={from === 'staff' ? 'callout callout--met' : 'callout'}>
          <strong>
            {t(`own.${from === 'asker' ? 'replied' : byStaff}`, { date: formatDate(at, language) })}
          </strong>
          <p className="help__text" {...(from === 'staff' && { lang: question.language })}>
            {text}
          </p>
        </div>
      ))}
      {question.placePath !== null && (
        <Link
          className="text-link"
          to={question.placePath}
          aria-label={t('own.placeOf', { subject: question.subject })}
        >
          {t('own.place')}
        </Link>
      )}
      {(question.isFromTeam || question.answers.length > 0) && (
        <ReplyForm id={question.id} subject={question.subject} />
      )}
    </details>
  );
}
