import { useQuery } from '@tanstack/react-query';
import { coursesQuery } from '../features/courses/api/courses.ts';
import { useSession } from '../shared/session/session-context.tsx';

/** Whether completing a course earns its certificate: any course with Premium, the first one on the free plan. */
export function useEarnsCertificate(courseId: string | undefined): boolean {
  const { user } = useSession();
  const first = useQuery(coursesQuery).data?.[0];
  return user?.plan === 'premium' || (first !== undefined && first.id === courseId);
}
