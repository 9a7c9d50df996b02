import { useQueryClient } from '@tanstack/react-query';
import { CommunityPage } from '../../features/community/components/community-page.tsx';
import { shareAttempt } from '../../features/lessons/api/shared-attempts.ts';
import { SharedAttempt } from '../../features/lessons/components/shared-attempt.tsx';
import { UpgradeButton } from '../../features/plans/components/upgrade-button.tsx';

export function Component() {
  const queries = useQueryClient();
  return (
    <CommunityPage
      upgrade={<UpgradeButton place="community" size="small" />}
      bringAttempt={(id) => ({
        id,
        preview: <SharedAttempt id={id} />,
        share: () => shareAttempt(queries, id),
      })}
    />
  );
}
