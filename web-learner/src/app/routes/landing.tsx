import { useQuery } from '@tanstack/react-query';
import { CommunityTeaser } from '../../features/community/components/community-teaser.tsx';
import { coursesQuery } from '../../features/courses/api/courses.ts';
import { FeaturedCourses } from '../../features/courses/components/featured-courses.tsx';
import { Figures } from '../../features/landing/components/figures.tsx';
import { Landing } from '../../features/landing/components/landing.tsx';
import { documentsQuery } from '../../features/library/api/documents.ts';
import { DocumentTeaser } from '../../features/library/components/document-teaser.tsx';
import { PlanCards } from '../../features/plans/components/plan-cards.tsx';
import { figuresQuery } from '../../shared/courses/figures.ts';

export default function LandingRoute() {
  const figures = useQuery(figuresQuery).data;
  const courses = useQuery(coursesQuery).data;
  const documents = useQuery(documentsQuery).data;
  return (
    <Landing
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
      plans={<PlanCards />}
    />
  );
}
