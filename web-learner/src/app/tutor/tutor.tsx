import { NextHint } from '../../features/lessons/components/hints/next-hint.tsx';
import { mayPost } from '../../features/community/model/rights.ts';
import { UpgradeButton } from '../../features/plans/components/upgrade-button.tsx';
import { useSession } from '../../shared/session/session-context.tsx';
import { TutorDialog } from '../../features/tutor/components/tutor-dialog.tsx';

export interface TutorProps {
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** The tutor's dialog with what other features add to it. */
export function Tutor(props: TutorProps) {
  const { user } = useSession();
  return (
    <TutorDialog
      {...props}
      renderHint={(exerciseId) => <NextHint exerciseId={exerciseId} />}
      mayPost={mayPost(user)}
      upgrade={user?.isPremium === false && <UpgradeButton place="tutor" size="small" />}
    />
  );
}
