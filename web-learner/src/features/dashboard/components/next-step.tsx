import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { lessonUrl } from '../../../shared/links.ts';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import type { BegunCourse } from '../model/learning.ts';

/** On the card of a begun course: the way to exactly where the learner left. */
export function NextStep({ course, progress: { resume } }: BegunCourse) {
  const { t } = useTranslation('dashboard');
  const { pick } = useLanguage();
  return (
    <Link
      className="button button--small"
      to={resume ? lessonUrl(resume.lessonId, resume.exerciseId) : `/courses/${course.id}`}
      aria-label={t('continueOf', { title: pick(course, 'title') })}
    >
      {t('continueAction')}
    </Link>
  );
}
