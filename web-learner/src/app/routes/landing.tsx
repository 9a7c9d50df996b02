import { useQuery } from '@tanstack/react-query';
import { CommunityTeaser } from '../../features/community/components/community-teaser.tsx';
import { coursesQuery } from '../../features/courses/api/courses.ts';
import { FeaturedCourses } from '../../features/courses/components/featured-courses.tsx';
import { Figures } from '../../features/landing/components/figures.tsx';
import { Landing } from '../../features/landing/components/landing.tsx';
import { useStart } from '../../features/landing/hooks/use-start.ts';
import { documentsQuery } from '../../features/library/api/documents.ts';
import { DocumentTeaser } from '../../features/library/components/document-teaser.tsx';
import { PlanCards } from '../../features/plans/components/plan-cards.tsx';
import { figuresQuery } from '../../shared/courses/figures.ts';
import { TrialSlot } from '../trial-slot.tsx';

export default function LandingRoute() {
  const start = useStart();
  const figures = useQuery(figuresQuery).data;
  const courses = useQuery(coursesQuery).data;
  const documents = useQuery(documentsQuery).data;
  return (
    <Landing
      trial={<TrialSlot />}
      figures={
        <Figures
          courses={figures?.courses ?? courses?.length}
          documents={documents?.length}
          exercises={figures?.exercises}
        />
      }
      courses={<FeaturedCourses />}
      documents={<DocumentTeaser />}
      community={<CommunityTeaser />}
      plans={<PlanCards onFree={start} />}
    />
  );
}
