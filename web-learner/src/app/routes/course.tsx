import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { lazyPart } from '../../shared/connection/lazy-part.ts';
import { courseQuery } from '../../features/courses/api/courses.ts';
import { CoursePage } from '../../features/courses/components/course-page.tsx';
import { UpgradeButton } from '../../features/plans/components/upgrade-button.tsx';
import { Reviews } from '../../features/reviews/components/reviews.tsx';
import { CourseEnd } from '../course-end.tsx';
import { loadFeatureTexts } from '../i18n.ts';

const SummaryButton = lazyPart(async () => {
  const [{ SummaryButton: button }] = await Promise.all([
    import('../../features/summaries/components/summary-button.tsx'),
    loadFeatureTexts('summaries'),
  ]);
  return { default: button };
});

export function Component() {
  const { id = '' } = useParams();
  const rating = useQuery(courseQuery(id)).data?.rating ?? null;
  return (
    <CoursePage
      key={id}
      id={id}
      upgrade={<UpgradeButton place="course" type="primary" size="large" />}
      summary={
        <Suspense>
          <SummaryButton courseId={id} upgrade={<UpgradeButton place="course" type="primary" />} />
        </Suspense>
      }
      completed={<CourseEnd courseId={id} place="course" />}
      reviews={<Reviews courseId={id} rating={rating} />}
    />
  );
}
