import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { matchesSearch } from '@academy/web-kit/text/fold.ts';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { useSession } from '../../../shared/session/session-context.tsx';
import { ChoiceRow } from '../../../shared/ui/choice-row.tsx';
import { LoadError, Notice } from '../../../shared/ui/notice.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { ListSearch } from '../../../shared/ui/list-search.tsx';
import { useAddressFilters } from '../../../shared/use-address-filters.ts';
import { coursesQuery, progressQuery, type Course } from '../api/courses.ts';
import { CourseCard } from './course-card.tsx';

const REST_MS = 150;

const levels = ['beginner', 'intermediate', 'advanced'] as const satisfies readonly Course['level'][];
type LevelFilter = 'all' | Course['level'];

/** All courses, with search and level filter. `upgrade` is what a closed course offers. */
export function CoursesPage({ upgrade }: { upgrade: ReactNode }) {
  const { t } = useTranslation('courses');
  const levelName = useTranslation().t;
  const { pick } = useLanguage();
  const { status } = useSession();
  const [{ q: search, level: asked }, change] = useAddressFilters('q', 'level');
  const courses = useQuery(coursesQuery);
  // A level without a course is not offered.
  const offered = levels.filter((name) => courses.data?.some((course) => course.level === name));
  const level: LevelFilter = offered.find((name) => name === asked) ?? 'all';
  const progress = useQuery({ ...progressQuery, enabled: status === 'signed-in' }).data;

  const found = courses.data?.filter(
    (course) =>
      (level === 'all' || course.level === level) &&
      matchesSearch(search, [pick(course, 'title'), pick(course, 'description')]),
  );
  const clear = () => change({ q: '', level: '' });

  return (
    <div className="page">
      <header className="page__head">
        <PageHeading title={t('title')} />
        <p className="page__lead">{t('lead')}</p>
      </header>
      <div className="filters">
        <ListSearch label={t('search')} value={search} restMs={REST_MS} onSearch={(q) => change({ q })} />
        <ChoiceRow<LevelFilter>
          label={t('levels')}
          value={level}
          onChange={(name) => change({ level: name === 'all' ? '' : name })}
          options={[
            { value: 'all', text: t('all') },
            ...offered.map((value) => ({ value, text: levelName(`level.${value}`) })),
          ]}
        />
      </div>
      {courses.isLoadingError && <LoadError error={courses.error} retry={() => void courses.refetch()} />}
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
                    {t(begun?.completed ? 'review' : begun?.enrolled ? 'continue' : 'start')}
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
        <div key={index} className="bones bones--card" style={{ height: 380 }} />
      ))}
    </div>
  );
}
