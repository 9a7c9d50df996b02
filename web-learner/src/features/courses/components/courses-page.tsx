import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { useSession } from '../../../shared/session/session-context.tsx';
import { matchesSearch } from '../../../shared/text/fold.ts';
import { ChoiceRow } from '../../../shared/ui/choice-row.tsx';
import { LoadError, Notice } from '../../../shared/ui/notice.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { coursesQuery, progressQuery } from '../api/courses.ts';
import { CourseCard } from './course-card.tsx';

const levels = ['all', 'beginner', 'intermediate', 'advanced'] as const;
type LevelFilter = (typeof levels)[number];

/** All courses, with search and level filter. `upgrade` is what a closed course offers. */
export function CoursesPage({ upgrade }: { upgrade: ReactNode }) {
  const { t } = useTranslation('courses');
  const levelName = useTranslation().t;
  const { pick } = useLanguage();
  const { status } = useSession();
  const [search, setSearch] = useState('');
  const [level, setLevel] = useState<LevelFilter>('all');
  const courses = useQuery(coursesQuery);
  const progress = useQuery({ ...progressQuery, enabled: status === 'signed-in' }).data;

  const found = courses.data?.filter(
    (course) =>
      (level === 'all' || course.level === level) &&
      matchesSearch(search, [pick(course, 'title'), pick(course, 'description')]),
  );
  const clear = () => {
    setSearch('');
    setLevel('all');
  };

  return (
    <div className="page">
      <header className="page__head">
        <PageHeading title={t('title')} />
        <p className="page__lead">{t('lead')}</p>
      </header>
      <div className="filters">
        <SearchField label={t('search')} value={search} onChange={setSearch} />
        <ChoiceRow
          label={t('levels')}
          value={level}
          onChange={setLevel}
          options={levels.map((value) => ({
            value,
            text: value === 'all' ? t('all') : levelName(`level.${value}`),
          }))}
        />
      </div>
      {courses.isError && <LoadError error={courses.error} retry={() => void courses.refetch()} />}
      {courses.isPending && <CourseBones />}
      {found?.length === 0 && (
        <Notice title={t('empty.title')} text={t('empty.text')}>
          <button type="button" className="button button--quiet button--small" onClick={clear}>
            {t('empty.clear')}
          </button>
        </Notice>
      )}
      <div className="card-grid">
        {found?.map((course) => {
          const begun = progress?.[course.id];
          return (
            <CourseCard
              key={course.id}
              course={course}
              progress={begun?.enrolled ? begun.progress : undefined}
              action={
                course.isOpen || (status === 'signed-out' && !course.isPremium) ? (
                  <Link className="button button--small" to={`/courses/${course.id}`}>
                    {begun?.enrolled ? t('continue') : t('start')}
                  </Link>
                ) : (
                  upgrade
                )
              }
            />
          );
        })}
      </div>
    </div>
  );
}

function CourseBones() {
  const { t } = useTranslation();
  return (
    <div className="card-grid" role="status" aria-label={t('loading')}>
      {[0, 1, 2].map((index) => (
        <div key={index} className="bones" style={{ height: 380, borderRadius: 'var(--r-l)' }} />
      ))}
    </div>
  );
}
