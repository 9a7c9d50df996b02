import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { CourseCertificate } from '../../features/certificates/components/course-certificate.tsx';
import { lessonQuery } from '../../features/lessons/api/lessons.ts';
import { LessonPage } from '../../features/lessons/components/lesson-page.tsx';
import { NotePanel } from '../../features/notes/components/note-panel.tsx';
import { UpgradeButton } from '../../features/plans/components/upgrade-button.tsx';
import { useMember } from '../../shared/session/session-context.tsx';
import { MembersOnly } from '../members-only.tsx';

export function Component() {
  const { id = '' } = useParams();
  return (
    <MembersOnly reason="lesson">
      <Lesson key={id} id={id} />
    </MembersOnly>
  );
}

function Lesson({ id }: { id: string }) {
  const { isPremium } = useMember();
  const courseId = useQuery(lessonQuery(id)).data?.courseId;
  const upgrade = <UpgradeButton place="lesson" type="primary" />;
  return (
    <LessonPage
      id={id}
      upgrade={upgrade}
      notes={<NotePanel lessonId={id} />}
      completionExtras={isPremium && courseId && <CourseCertificate courseId={courseId} upgrade={upgrade} />}
    />
  );
}
