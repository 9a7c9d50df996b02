import { RecordLink } from '../../shared/rights/record-link.tsx';
import type {
  LearnerProgress,
  staffLearningEndpoints,
} from '@academy/contracts/http/catalog/staff-learning.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { formatPercent } from '@academy/web-kit/format/numbers.ts';
import { client } from '../../app/api.ts';
import { Loaded } from '../../shared/loaded.tsx';
import { Panel } from '../../shared/panel.tsx';
import { PlainList } from '../../shared/plain-list.tsx';
import { formatShortDate } from '../../shared/short-date.ts';
import { useOwnText } from '../../shared/use-own-text.ts';
import { usePersonPart } from '../../shared/person/use-person-part.ts';

const progressCall = endpointRef<typeof staffLearningEndpoints.staffLearnerProgress>(
  'GET',
  '/api/admin/learners/:id/progress',
);

/** How far they are in each course, the one they learned in last first. */
export function PersonProgress({ id }: { id: string }) {
  const { titleOf } = useOwnText();
  const call = () => client.call(progressCall, { params: { id } });
  const { query, text, language } = usePersonPart('progress', id, call);
  const done = ({ lessonsCompleted, exercisesPassed, attempts }: LearnerProgress) =>
    [
      text('lessons', { smart_count: lessonsCompleted }),
      text('exercises', { smart_count: exercisesPassed }),
      text('attempts', { smart_count: attempts }),
    ].join(' · ');
  const when = ({ completedAt, lastActivityAt }: LearnerProgress) =>
    completedAt
      ? text('completed', { date: formatShortDate(completedAt, language) })
      : text('last', { date: formatShortDate(lastActivityAt, language) });
  return (
    <Panel title={text('title')}>
      <Loaded query={query}>
        {(courses) => (
          <PlainList
            empty={text('none')}
            rows={courses.map((course) => ({
              key: course.courseId,
              head: (
                <RecordLink resource="courses" to={`/courses/${course.courseId}`}>
                  {titleOf(course)}
                </RecordLink>
              ),
              detail: (
                <>
                  {done(course)}
                  <br />
                  {when(course)}
                </>
              ),
              aside:
                course.progress === null ? text('unpublished') : formatPercent(course.progress, language),
            }))}
          />
        )}
      </Loaded>
    </Panel>
  );
}
