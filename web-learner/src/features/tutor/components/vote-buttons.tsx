import type { TutorReceipt } from '@academy/contracts/http/ai/tutor.ts';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNote } from '../../../shared/ui/failure-note.tsx';
import { voteOnAnswer } from '../api/tutor.ts';
import { HelpfulIcon, NotHelpfulIcon } from './tutor-icons.tsx';

interface VoteButtonsProps {
  receipt: TutorReceipt;
  onVote: (helpful: boolean) => void;
}

/** Whether the answer helped: one vote, which can be changed. It shows at once, and is taken back where it was not kept. */
export function VoteButtons({ receipt, onVote }: VoteButtonsProps) {
  const { t } = useTranslation('tutor');
  const label = useId();
  const [kept, setKept] = useState<boolean | null>(null);
  const vote = useMutation({
    // One after the other: the last that was pressed is the last that arrives.
    scope: { id: `vote-${receipt.id}` },
    mutationFn: (helpful: boolean) => voteOnAnswer({ receipt, helpful }),
    onSuccess: ({ helpful }) => setKept(helpful),
  });
  const shown = vote.isPending ? vote.variables : kept;
  const button = (helpful: boolean) => (
    <button
      type="button"
      className="tutor-action tutor-vote__button"
      aria-pressed={shown === helpful}
      onClick={() => {
        vote.mutate(helpful);
        onVote(helpful);
      }}
    >
      {helpful ? <HelpfulIcon size={16} /> : <NotHelpfulIcon size={16} />}
      {t(helpful ? 'vote.helpful' : 'vote.notHelpful')}
    </button>
  );
  return (
    <div className="tutor-vote" role="group" aria-labelledby={label}>
      <span id={label}>{t('vote.question')}</span>
      {button(true)}
      {button(false)}
      <FailureNote error={vote.error} />
    </div>
  );
}
