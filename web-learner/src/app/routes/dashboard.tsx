import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { coursesQuery, progressQuery } from '../../features/courses/api/courses.ts';
import { CourseCard } from '../../features/courses/components/course-card.tsx';
import { Dashboard } from '../../features/dashboard/components/dashboard.tsx';
import { PremiumNote } from '../../features/plans/components/premium-note.tsx';
import { NoteList } from '../../features/notes/components/note-list.tsx';
import { PaymentAlert } from '../../features/subscription/components/payment-alert.tsx';
import { useMember } from '../../shared/session/session-context.tsx';
import { LoadError } from '../../shared/ui/notice.tsx';
import { ConfirmReminderSlot } from '../confirm-reminder-slot.tsx';
import { loadFeatureTexts } from '../i18n.ts';

/** Below the learner's own courses: loaded after them, with its texts. */
const NewsAndTools = lazy(async () => {
  const [{ NewsAndTools: grids }] = await Promise.all([
    import('../../features/news/components/news-and-tools.tsx'),
    loadFeatureTexts('news'),
  ]);
  return { default: grids };
});

/** Most learners have nothing due and no goal: what shows them comes after the page, with its texts. */
const PracticeCards = lazy(async () => {
  const [{ PracticeCards: cards }] = await Promise.all([
    import('../../features/practice/components/practice-cards.tsx'),
    loadFeatureTexts('practice'),
  ]);
  return { default: cards };
});

export default function DashboardRoute() {
  const { isPremium } = useMember();
  const courses = useQuery(coursesQuery);
  const progress = useQuery(progressQuery);
  const failed = [courses, progress].find((query) => query.isError);
  if (failed) {
    return (
      <div className="page">
        <LoadError
          error={failed.error}
          retry={() => void Promise.all([courses.refetch(), progress.refetch()])}
        />
      </div>
    );
  }
  return (
    <Dashboard
      courses={courses.data}
      progress={progress.data}
      alert={
        <>
          {isPremium && <PaymentAlert />}
          <ConfirmReminderSlot />
        </>
      }
      practice={
        <Suspense>
          <PracticeCards />
        </Suspense>
      }
      notes={<NoteList />}
      news={
        <Suspense>
          <NewsAndTools />
        </Suspense>
      }
      upgrade={!isPremium && <PremiumNote place="home" />}
      renderCourse={({ course, progress: own }, action) => (
        <CourseCard
          key={course.id}
          course={course}
          level={3}
          showDescription={false}
          progress={own.progress}
          action={action}
        />
      )}
    />
  );
}
