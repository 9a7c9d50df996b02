import type { Course } from '@academy/contracts/http/catalog/courses.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMember } from '../../../shared/session/session-context.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { dayPart } from '../model/greeting.ts';
import { learningPlan, type BegunCourse, type ProgressByCourse } from '../model/learning.ts';
import { CompletedCourses } from './completed-courses.tsx';
import { LearningFigures } from './learning-figures.tsx';
import { NextStep } from './next-step.tsx';
import './dashboard.css';

const CONTINUE_LIMIT = 3;

interface DashboardProps {
  /** Undefined while loading. */
  courses: readonly Course[] | undefined;
  progress: ProgressByCourse | undefined;
  renderCourse: (begun: BegunCourse, action: ReactNode) => ReactNode;
  /** The course to begin with, or to begin next, and the way into it. */
  renderStart: (course: Course) => ReactNode;
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
  renderStart,
  alert,
  practice,
  notes,
  news,
  upgrade,
}: DashboardProps) {
  const { t } = useTranslation('dashboard');
  const user = useMember();
  const plan = courses && progress && learningPlan(courses, progress, CONTINUE_LIMIT);
  const isNew = plan !== undefined && plan.toContinue.length === 0 && plan.completed.length === 0;
  const start = plan?.toStart;

  return (
    <div className="page">
      <header className="page__head">
        <PageHeading title={t('title')}>
          {t(`greeting.${dayPart(new Date().getHours())}`, { name: user.firstName || user.username })}
        </PageHeading>
        <p className="page__lead">{t(isNew ? 'leadNew' : 'lead')}</p>
      </header>
      {alert}
      {/* Three zeros would stand between a newcomer and the first lesson. */}
      {!isNew && <LearningFigures progress={progress} />}
      {practice}
      <section>
        <div className="dashboard__head">
          <h2>{t(isNew ? 'startHere' : 'continue')}</h2>
          <Link className="text-link" to="/courses">
            {t('allCourses')}
          </Link>
        </div>
        {!plan && <div className="dashboard__bones bones bones--plain-card" />}
        {plan && plan.toContinue.length === 0 && !start && <p>{t('allDone')}</p>}
        <div className="card-grid">
          {plan?.toContinue.map((entry) => renderCourse(entry, <NextStep {...entry} />))}
          {start && renderStart(start)}
        </div>
      </section>
      {plan && <CompletedCourses completed={plan.completed} />}
      {notes}
      {upgrade}
      {news}
    </div>
  );
}
