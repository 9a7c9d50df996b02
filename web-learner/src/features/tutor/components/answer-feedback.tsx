import type { TutorAnswerKind, TutorReceipt } from '@academy/contracts/http/ai/tutor-answers.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { voteOnAnswer } from '../api/tutor.ts';
import { feedbackOf } from '../model/feedback.ts';
import { SendToTeam } from './send-to-team.tsx';
import { VoteButtons } from './vote-buttons.tsx';

interface AnswerFeedbackProps {
  /** Of the turn. */
  id: string;
  question: string;
  kind: TutorAnswerKind;
  /** Null where it cannot be voted on. */
  receipt: TutorReceipt | null;
}

/**
 * Whether an answer helped, and the way to the team where it did not or where there was none. A vote shows at once, and is taken back
 * where it was not kept; whatever was written to the team outlives a changed vote.
 */
export function AnswerFeedback({ receipt, ...turn }: AnswerFeedbackProps) {
  const [kept, setKept] = useState<boolean | null>(null);
  const vote = useMutation({
    // One after the other: the last that was pressed is the last that arrives.
    scope: { id: `vote-${turn.id}` },
    mutationFn: voteOnAnswer,
    onSuccess: ({ helpful }) => setKept(helpful),
  });
  const shown = feedbackOf(turn.kind, { sending: vote.isPending ? vote.variables.helpful : undefined, kept });
  if (!receipt && !shown.mayBeSent) return null;
  return (
    <>
      {receipt && (
        <VoteButtons
          shown={shown.vote}
          error={vote.error}
          onVote={(helpful) => vote.mutate({ receipt, helpful })}
        />
      )}
      <div hidden={!shown.mayBeSent}>
        <SendToTeam {...turn} receipt={receipt} asksForRemark={shown.asksForRemark} />
      </div>
    </>
  );
}
