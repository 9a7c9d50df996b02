import type { ReactNode } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { lessonUrl } from '../../../shared/links.ts';
import { useSession } from '../../../shared/session/session-context.tsx';
import type { Course, CourseProgress, LessonSummary } from '../api/courses.ts';
import { useRegisterFor } from '../hooks/use-register-for.ts';

interface StartCourseProps {
  course: Course;
  lessons: readonly LessonSummary[] | undefined;
  progress: CourseProgress | undefined;
  upgrade: ReactNode;
}

/** The one step that makes sense now: register, start, go on, go over it again, or upgrade. */
export function StartCourse({ course, lessons, progress, upgrade }: StartCourseProps) {
  const { t } = useTranslation('courses');
  const { status } = useSession();
  const registerFor = useRegisterFor();

  if (status === 'signed-out' && !course.isPremium) {
    return (
      <div className="course__start">
        <Button type="primary" size="large" onClick={() => registerFor(lessons?.[0]?.id)}>
          {t('startCourse')}
        </Button>
      </div>
    );
  }
  if (!course.isOpen) {
    return (
      <div className="course__start">
        {upgrade}
        <p>{t('lockedNote')}</p>
      </div>
    );
  }
  const first = lessons?.[0];
  const resume = progress?.enrolled ? progress.resume : null;
  const to = resume ? lessonUrl(resume.lessonId, resume.exerciseId) : first && lessonUrl(first.id);
  const label = resume ? t('resume') : progress?.completed ? t('review') : t('startCourse');
  return (
    <div className="course__start">
      {to && (
        <Link className="button" to={to}>
          {label}
        </Link>
      )}
      {progress?.completed && <span className="tag tag--key">{t('courseCompleted')}</span>}
    </div>
  );
}
