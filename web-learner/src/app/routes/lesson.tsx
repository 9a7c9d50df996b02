import { hasPremiumAccess } from '@academy/contracts/shared/entitlement.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { lazyPart } from '../../shared/connection/lazy-part.ts';
import { TopicDiscussion } from '../../features/community/components/topic-discussion.tsx';
import { courseLessonsQuery } from '../../features/courses/api/courses.ts';
import { lessonQuery } from '../../features/lessons/api/lessons.ts';
import { LessonPage } from '../../features/lessons/components/player/lesson-page.tsx';
import { NotePanel } from '../../features/notes/components/note-panel.tsx';
import { UpgradeButton } from '../../features/plans/components/upgrade-button.tsx';
import { useLanguage } from '../../shared/i18n/use-language.ts';
import { useMember } from '../../shared/session/session-context.tsx';
import { HiddenNote } from '../../shared/viewing/hidden-note.tsx';
import { isViewing } from '../../shared/viewing/is-viewing.ts';
import { AudioSlot } from '../audio-slot.tsx';
import { CourseEnd } from '../course-end.tsx';
import { loadFeatureTexts } from '../i18n.ts';
import { MembersOnly } from '../members-only.tsx';
import { SecondOpinionOffer } from '../second-opinion-offer.tsx';

/** Loaded once something is typed. */
const PromptTools = lazyPart(async () => {
  const [{ PromptTools: tools }] = await Promise.all([
    import('../prompt-tools.tsx'),
    loadFeatureTexts('playground'),
    loadFeatureTexts('prompts'),
  ]);
  return { default: tools };
});

export function Component() {
  const { id = '' } = useParams();
  return (
    <MembersOnly reason="lesson">
      <Lesson key={id} id={id} />
    </MembersOnly>
  );
}

function Lesson({ id }: { id: string }) {
  const hearsAll = hasPremiumAccess(useMember());
  const { pick } = useLanguage();
  const lesson = useQuery(lessonQuery(id)).data;
  const courseId = lesson?.courseId;
  const lessons = useQuery({
    ...courseLessonsQuery(courseId ?? ''),
    enabled: !hearsAll && courseId !== undefined,
  }).data;
  // Who is not Premium opens free courses alone, and hears the first lesson that each of them shows.
  const isHeard = hearsAll || lessons?.[0]?.id === id;
  const upgrade = <UpgradeButton place="lesson" type="primary" />;
  return (
    <LessonPage
      id={id}
      upgrade={upgrade}
      audio={isHeard && <AudioSlot kind="lesson" id={id} />}
      notes={isViewing ? <HiddenNote what="notes" /> : <NotePanel lessonId={id} />}
      discussion={
        lesson && (
          <TopicDiscussion
            topic={{ kind: 'lesson', id, title: pick(lesson, 'title') }}
            upgrade={<UpgradeButton place="lesson" size="small" />}
          />
        )
      }
      exerciseTools={(prompt) => (
        <Suspense>
          <PromptTools {...prompt} />
        </Suspense>
      )}
      secondOpinion={(prompt) => <SecondOpinionOffer {...prompt} />}
      courseEnd={courseId && <CourseEnd courseId={courseId} place="lesson" />}
    />
  );
}
