import { ApiError } from '@academy/web-kit/api/api-error.ts';
import { formatMinutes } from '@academy/web-kit/format/durations.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { useSession } from '../../../shared/session/session-context.tsx';
import { BackIcon } from '../../../shared/ui/icons.tsx';
import { LoadErrorPage } from '../../../shared/ui/load-error-page.tsx';
import { LoadError, NoticePage } from '../../../shared/ui/notice.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { Stars } from '../../../shared/ui/stars.tsx';
import { courseLessonsQuery, courseQuery, progressQuery, useCoverUrl } from '../api/courses.ts';
import { ProgressLine } from './course-card.tsx';
import { LessonList } from './lesson-list.tsx';
import { StartCourse } from './start-course.tsx';
import './course-page.css';

const NOT_FOUND = 404;

interface CoursePageProps {
  id: string;
  /** What a closed course offers. */
  upgrade: ReactNode;
  /** Its summary, to generate. */
  summary: ReactNode;
  /** What a completed course gives. */
  completed: ReactNode;
  reviews: ReactNode;
}

/** One course with its lessons. */
export function CoursePage({ id, upgrade, summary, completed, reviews }: CoursePageProps) {
  const { t } = useTranslation('courses');
  const shared = useTranslation().t;
  const { pick } = useLanguage();
  const coverUrl = useCoverUrl();
  const { status } = useSession();
  const { data: course, error, refetch } = useQuery(courseQuery(id));
  const lessons = useQuery(courseLessonsQuery(id));
  const progress = useQuery({ ...progressQuery, enabled: status === 'signed-in' }).data?.[id];

  if (error instanceof ApiError && error.status === NOT_FOUND) {
    return (
      <NoticePage title={t('notFound.title')} text={t('notFound.text')}>
        <Link className="button button--small" to="/courses">
          {t('back')}
        </Link>
      </NoticePage>
    );
  }
  if (error && !course) return <LoadErrorPage error={error} retry={() => void refetch()} />;
  if (!course) {
    return (
      <div className="page">
        <CourseBones />
      </div>
    );
  }

  return (
    <div className="page">
      <Link className="back-link" to="/courses">
        <BackIcon size={17} /> {t('back')}
      </Link>
      <div className="course">
        <div className="course__intro">
          <div className="course-card__tags">
            <span className="tag">{shared(`level.${course.level}`)}</span>
            <span className={course.isPremium ? 'tag' : 'tag tag--key'}>
              {shared(course.isPremium ? 'plan.premium' : 'plan.free')}
            </span>
          </div>
          <PageHeading title={pick(course, 'title')} />
          <p className="page__lead">{pick(course, 'description')}</p>
          <div className="meta course__meta">
            <span>{shared('count.lessons', { count: course.lessonCount })}</span>
            <span>{shared('count.exercises', { count: course.exerciseCount })}</span>
            <span>{formatMinutes(course.estimatedMinutes)}</span>
          </div>
          {progress?.enrolled && <ProgressLine value={progress.progress} label={pick(course, 'title')} />}
          {course.rating && (
            <a className="course__rating" href="#reviews">
              <Stars rating={course.rating} />
            </a>
          )}
          <StartCourse course={course} lessons={lessons.data} progress={progress} upgrade={upgrade} />
          <div className="course__summary">{summary}</div>
          {progress?.completed && completed}
        </div>
        <img className="course__cover sheet" src={coverUrl(course)} alt="" width={640} height={240} />
      </div>
      <section className="course__lessons">
        <h2>{t('lessons')}</h2>
        {lessons.isLoadingError && <LoadError error={lessons.error} retry={() => void lessons.refetch()} />}
        {lessons.isPending && <LessonBones count={course.lessonCount} />}
        {lessons.data && (
          <LessonList
            lessons={lessons.data}
            completed={progress?.lessonsCompleted ?? []}
            opensWith={status === 'signed-out' && !course.isPremium ? 'account' : 'premium'}
          />
        )}
      </section>
      {reviews}
    </div>
  );
}

/** In the place of as many lessons as there will be, so that nothing below moves when they come. */
function LessonBones({ count }: { count: number }) {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('loading')}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="bones lesson-list__bones" />
      ))}
    </div>
  );
}

function CourseBones() {
  const { t } = useTranslation();
  return <div className="bones course__bones" role="status" aria-label={t('loading')} />;
}
