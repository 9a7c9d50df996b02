import type { Course } from '@academy/contracts/http/catalog/courses.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatNumber, formatPercent } from '@academy/web-kit/format/numbers.ts';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { useMember } from '../../../shared/session/session-context.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { dayPart } from '../model/greeting.ts';
import {
  coursesToContinue,
  learningTotals,
  type BegunCourse,
  type ProgressByCourse,
} from '../model/learning.ts';
import { NextStep } from './next-step.tsx';
import './dashboard.css';

const CONTINUE_LIMIT = 3;

interface DashboardProps {
  /** Undefined while loading. */
  courses: readonly Course[] | undefined;
  progress: ProgressByCourse | undefined;
  renderCourse: (begun: BegunCourse, action: ReactNode) => ReactNode;
  /** What cannot wait, such as a payment that failed. */
  alert: ReactNode;
  /** What is due for practice, and the weekly goal. */
  practice: ReactNode;
  /** The learner's notes and bookmarks. */
  notes: ReactNode;
  /** AI news and tools. */
  news: ReactNode;
  /** The way to premium, for who has it not. */
  upgrade: ReactNode;
}

export function Dashboard({
  courses,
  progress,
  renderCourse,
  alert,
  practice,
  notes,
  news,
  upgrade,
}: DashboardProps) {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const user = useMember();
  const loaded = courses !== undefined && progress !== undefined;
  const begun = loaded ? coursesToContinue(courses, progress, CONTINUE_LIMIT) : [];
  const totals = learningTotals(progress ?? {});

  return (
    <div className="page">
      <header className="page__head">
        <PageHeading title={t('title')}>
          {t(`greeting.${dayPart(new Date().getHours())}`, { name: user.firstName || user.username })}
        </PageHeading>
        <p className="page__lead">{loaded && begun.length === 0 ? t('leadNew') : t('lead')}</p>
      </header>
      {alert}
      <section aria-label={t('figures')}>
        <dl className="totals">
          <div>
            <dt>{t('enrolled')}</dt>
            <dd>{loaded ? formatNumber(totals.enrolled, language) : '–'}</dd>
          </div>
          <div>
            <dt>{t('completed')}</dt>
            <dd>{loaded ? formatNumber(totals.completed, language) : '–'}</dd>
          </div>
          <div>
            <dt>{t('progress')}</dt>
            <dd>{loaded ? formatPercent(totals.progress, language) : '–'}</dd>
          </div>
        </dl>
      </section>
      {practice}
      <section>
        <div className="dashboard__head">
          <h2>{t('continue')}</h2>
          <Link className="text-link" to="/courses">
            {t('allCourses')}
          </Link>
        </div>
        {!loaded && <div className="dashboard__bones bones" />}
        {loaded && begun.length === 0 && <FirstCourse course={courses[0]} />}
        <div className="card-grid">{begun.map((entry) => renderCourse(entry, <NextStep {...entry} />))}</div>
      </section>
      {notes}
      {upgrade}
      {news}
    </div>
  );
}

function FirstCourse({ course }: { course: Course | undefined }) {
  const { t } = useTranslation('dashboard');
  return (
    <Notice title={t('empty.title')} text={t('empty.text')}>
      <Link className="button button--small" to={course ? `/courses/${course.id}` : '/courses'}>
        {t('empty.action')}
      </Link>
    </Notice>
  );
}
