import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazyPart } from '../../shared/connection/lazy-part.ts';
import { coursesQuery, progressQuery } from '../../features/courses/api/courses.ts';
import { CourseCard } from '../../features/courses/components/course-card.tsx';
import { FirstLesson } from '../../features/courses/components/first-lesson.tsx';
import { Dashboard } from '../../features/dashboard/components/dashboard.tsx';
import { PremiumNote } from '../../features/plans/components/premium-note.tsx';
import { UpgradeButton } from '../../features/plans/components/upgrade-button.tsx';
import { NoteList } from '../../features/notes/components/note-list.tsx';
import { useMember } from '../../shared/session/session-context.tsx';
import { LoadErrorPage } from '../../shared/ui/load-error-page.tsx';
import { HiddenNote } from '../../shared/viewing/hidden-note.tsx';
import { isViewing } from '../../shared/viewing/is-viewing.ts';
import { ConfirmReminderSlot } from '../confirm-reminder-slot.tsx';
import { loadFeatureTexts } from '../i18n.ts';
import { PaymentAlertSlot } from '../payment-alert-slot.tsx';

/** Below the learner's own courses: loaded after them, with its texts. */
const NewsAndTools = lazyPart(async () => {
  const [{ NewsAndTools: grids }] = await Promise.all([
    import('../../features/news/components/news-and-tools.tsx'),
    loadFeatureTexts('news'),
  ]);
  return { default: grids };
});

/** Most learners have nothing due and no goal: what shows them comes after the page, with its texts. */
const PracticeCards = lazyPart(async () => {
  const [{ PracticeCards: cards }] = await Promise.all([
    import('../../features/practice/components/practice-cards.tsx'),
    loadFeatureTexts('practice'),
  ]);
  return { default: cards };
});

/** Below the learner's own courses, so that nothing moves when it comes. */
const GoalInvite = lazyPart(async () => {
  const [{ GoalInvite: invite }] = await Promise.all([
    import('../../features/practice/components/goal-invite.tsx'),
    loadFeatureTexts('practice'),
  ]);
  return { default: invite };
});

export default function DashboardRoute() {
  const { isPremium } = useMember();
  const courses = useQuery(coursesQuery);
  const progress = useQuery(progressQuery);
  const failed = [courses, progress].find((query) => query.isLoadingError);
  if (failed) {
    return (
      <LoadErrorPage
        error={failed.error}
        retry={() => void Promise.all([courses.refetch(), progress.refetch()])}
      />
    );
  }
  return (
    <Dashboard
      courses={courses.data}
      progress={progress.data}
      alert={
        <>
          <PaymentAlertSlot />
          {!isViewing && <ConfirmReminderSlot />}
        </>
      }
      practice={
        <Suspense>
          <PracticeCards />
        </Suspense>
      }
      notes={
        <>
          {!isViewing && (
            <Suspense>
              <GoalInvite />
            </Suspense>
          )}
          {isViewing ? <HiddenNote what="notes" /> : <NoteList />}
        </>
      }
      news={
        <Suspense>
          <NewsAndTools />
        </Suspense>
      }
      upgrade={!isPremium && <PremiumNote place="home" />}
      renderStart={(course) => (
        <CourseCard
          key={course.id}
          course={course}
          level={3}
          action={
            course.isOpen ? <FirstLesson course={course} /> : <UpgradeButton place="home" size="small" />
          }
        />
      )}
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
