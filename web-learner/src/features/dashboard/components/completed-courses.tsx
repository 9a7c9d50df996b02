import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { CheckIcon } from '../../../shared/ui/icons.tsx';
import type { BegunCourse } from '../model/learning.ts';

/** The courses that are done, with what each of them gives. */
export function CompletedCourses({ completed }: { completed: readonly BegunCourse[] }) {
  const { t } = useTranslation('dashboard');
  const { pick } = useLanguage();
  if (completed.length === 0) return null;
  return (
    <section>
      <h2>{t('done')}</h2>
      <ul className="completed-courses">
        {completed.map(({ course }) => {
          const title = pick(course, 'title');
          return (
            <li key={course.id}>
              <CheckIcon size={18} />
              <Link to={`/courses/${course.id}`}>{title}</Link>
              <Link className="text-link" to="/certificates" aria-label={t('certificateOf', { title })}>
                {t('certificate')}
              </Link>
              <Link
                className="text-link"
                to={`/courses/${course.id}#reviews`}
                aria-label={t('rateOf', { title })}
              >
                {t('rate')}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
