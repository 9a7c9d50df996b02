import { useParams } from 'react-router-dom';
import { PostPage } from '../../features/community/components/post-page.tsx';
import { SharedAttempt } from '../../features/lessons/components/sharing/shared-attempt.tsx';
import { useReadAbout } from '../../features/notifications/hooks/use-read-about.ts';

export function Component() {
  const { id = '' } = useParams();
  useReadAbout(id);
  return <PostPage key={id} id={id} renderAttempt={(attemptId) => <SharedAttempt id={attemptId} />} />;
}
