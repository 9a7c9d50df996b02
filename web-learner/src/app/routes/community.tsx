import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazyPart } from '../../shared/connection/lazy-part.ts';
import { CommunityPage } from '../../features/community/components/community-page.tsx';
import { shareAttempt } from '../../features/lessons/api/shared-attempts.ts';
import { SharedAttempt } from '../../features/lessons/components/sharing/shared-attempt.tsx';
import { UpgradeButton } from '../../features/plans/components/upgrade-button.tsx';
import { loadFeatureTexts } from '../i18n.ts';

/** Only moderators load it, with its texts. */
const ModerationLink = lazyPart(async () => {
  const [{ ModerationLink: link }] = await Promise.all([
    import('../../features/moderation/components/moderation-link.tsx'),
    loadFeatureTexts('moderation'),
  ]);
  return { default: link };
});

export function Component() {
  const queries = useQueryClient();
  return (
    <CommunityPage
      upgrade={<UpgradeButton place="community" size="small" />}
      moderation={
        <Suspense>
          <ModerationLink />
        </Suspense>
      }
      bringAttempt={(id) => ({
        id,
        preview: <SharedAttempt id={id} />,
        share: () => shareAttempt(queries, id),
      })}
    />
  );
}
