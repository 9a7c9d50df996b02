import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../../../shared/ui/load-failure.tsx';
import { coursesQuery } from '../api/courses.ts';
import { CourseCard } from './course-card.tsx';
import './featured-courses.css';

const FEATURED = 2;

/** The first courses of the academy, for the landing page. */
export function FeaturedCourses() {
  const courses = useQuery(coursesQuery);
  const { data } = courses;
  if (courses.isLoadingError) return <LoadFailure query={courses} />;
  return (
    <div className="featured-courses">
      {data
        ? data.slice(0, FEATURED).map((course) => <CourseCard key={course.id} course={course} level={3} />)
        : Array.from({ length: FEATURED }, (_, index) => (
            <div key={index} className="featured-courses__bones bones bones--card" />
          ))}
    </div>
  );
}
