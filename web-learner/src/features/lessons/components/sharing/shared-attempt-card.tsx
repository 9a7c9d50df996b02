import { CriteriaList } from '@academy/web-kit/exercise/criteria-list.tsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../../../shared/i18n/use-language.ts';
import { lessonUrl } from '../../../../shared/links.ts';
import type { SharedAttempt } from '../../api/shared-attempts.ts';
import { LessonWords } from '../lesson-words.tsx';
import { StaffDecision } from '../verdict/staff-decision.tsx';

const noStrokes = () => [];
const ignore = () => undefined;

/** The exercise, score and author of a shared attempt; its text and verdict where they are unlocked, folded away. */
export function SharedAttemptCard({ attempt }: { attempt: SharedAttempt }) {
  const { t } = useTranslation('lessons');
  const { pick } = useLanguage();
  const { lessonId, exerciseId, author, own, locked } = attempt;
  const title = pick(attempt, 'exerciseTitle');
  return (
    <section className="shared-attempt sheet" aria-label={t('shared.label', { title })}>
      <p className="shared-attempt__head">
        <Link to={lessonUrl(lessonId, exerciseId)}>{title}</Link>
        <ScoreTag attempt={attempt} />
        <span>{own ? t('shared.yours') : t('shared.by', { author })}</span>
      </p>
      {locked ? <p>{t('shared.locked')}</p> : <Unlocked attempt={attempt} />}
    </section>
  );
}

function ScoreTag({ attempt: { score, passScore, passed } }: { attempt: SharedAttempt }) {
  const { t } = useTranslation('lessons');
  const outcome = passed
    ? t('passed')
    : score >= passScore
      ? t('shared.notPassed')
      : t('toPass', { score: passScore });
  return (
    <span className={passed ? 'tag tag--key' : 'tag'}>
      {score} {t('outOf')} · {outcome}
    </span>
  );
}

function Unlocked({ attempt }: { attempt: Extract<SharedAttempt, { locked: false }> }) {
  const { t } = useTranslation('lessons');
  const { answer, language, criteria, override } = attempt;
  return (
    <details>
      <summary>{t('shared.show')}</summary>
      <p className="shared-attempt__text">{answer}</p>
      {override && <StaffDecision decision={override} />}
      <div className="verdict" lang={language}>
        <LessonWords>
          <CriteriaList criteria={criteria} strokesOn={noStrokes} onLookAt={ignore} onSelect={ignore} />
        </LessonWords>
      </div>
    </details>
  );
}
