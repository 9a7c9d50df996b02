import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { lessonUrl } from '../../../shared/links.ts';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import type { BegunCourse } from '../model/learning.ts';

/** On a card: the way to exactly where the learner left, or what a completed course offers. */
export function NextStep({ course, progress }: BegunCourse) {
  const { t } = useTranslation('dashboard');
  const { pick } = useLanguage();
  const { completed, resume } = progress;
  const title = pick(course, 'title');
  const courseUrl = `/courses/${course.id}`;

  if (completed) {
    return (
      <div className="next-step">
        <span className="tag tag--key">{t('courseCompleted')}</span>
        <Link className="text-link" to="/settings#certificates" aria-label={t('certificateOf', { title })}>
          {t('certificate')}
        </Link>
        <Link className="text-link" to={`${courseUrl}#reviews`} aria-label={t('rateOf', { title })}>
          {t('rate')}
        </Link>
      </div>
    );
  }
  return (
    <Link
      className="button button--small"
      to={resume ? lessonUrl(resume.lessonId, resume.exerciseId) : courseUrl}
      aria-label={t('continueOf', { title })}
    >
      {t('continueAction')}
    </Link>
  );
}
