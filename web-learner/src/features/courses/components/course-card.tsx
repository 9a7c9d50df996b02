import { formatMinutes } from '@academy/web-kit/format/durations.ts';
import { formatPercent } from '@academy/web-kit/format/numbers.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { Stars } from '../../../shared/ui/stars.tsx';
import { useCoverUrl, type Course } from '../api/courses.ts';
import './course-card.css';

interface CourseCardProps {
  course: Course;
  /** Heading level of the title, by where the card stands. */
  level?: 2 | 3;
  showDescription?: boolean;
  /** Percentage done, for a course that the reader has begun. */
  progress?: number | undefined;
  action?: ReactNode;
}

export function CourseCard({ course, level = 2, showDescription = true, progress, action }: CourseCardProps) {
  const { t } = useTranslation();
  const { pick } = useLanguage();
  const coverUrl = useCoverUrl();
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <article className="course-card sheet">
      <img
        className="course-card__cover"
        src={coverUrl(course)}
        alt=""
        width={640}
        height={240}
        loading="lazy"
      />
      <div className="course-card__body">
        <div className="course-card__tags">
          <span className="tag">{t(`level.${course.level}`)}</span>
          {course.isPremium ? (
            <span className="tag">{t('plan.premium')}</span>
          ) : (
            <span className="tag tag--key">{t('plan.free')}</span>
          )}
        </div>
        <Title className="course-card__title">
          <Link to={`/courses/${course.id}`}>{pick(course, 'title')}</Link>
        </Title>
        {showDescription && <p className="course-card__text">{pick(course, 'description')}</p>}
        <div className="meta">
          <span>{t('count.lessons', { count: course.lessonCount })}</span>
          <span>{t('count.exercises', { count: course.exerciseCount })}</span>
          <span>{formatMinutes(course.estimatedMinutes)}</span>
        </div>
        {course.rating && <Stars rating={course.rating} />}
        {progress !== undefined && <ProgressLine value={progress} label={pick(course, 'title')} />}
        {action && <div className="course-card__action">{action}</div>}
      </div>
    </article>
  );
}

export function ProgressLine({ value, label }: { value: number; label: string }) {
  const { language } = useLanguage();
  return (
    <div className="progress-row">
      <div
        className="bar"
        role="progressbar"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <i style={{ width: `${value}%` }} />
      </div>
      <span>{formatPercent(value, language)}</span>
    </div>
  );
}
