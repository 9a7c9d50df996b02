import type { TutorAnswerKind, TutorReceipt } from '@academy/contracts/http/ai/tutor.ts';
import { useState } from 'react';
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

/** Whether an answer helped, and the way to the team where it did not or where there was none. */
export function AnswerFeedback({ receipt, ...turn }: AnswerFeedbackProps) {
  const [isMissed, setMissed] = useState(false);
  const isUnanswered = turn.kind === 'nearest' || turn.kind === 'not-taught';
  return (
    <>
      {receipt && <VoteButtons receipt={receipt} onVote={(helpful) => setMissed(!helpful)} />}
      {(isUnanswered || isMissed) && <SendToTeam {...turn} receipt={receipt} asksForRemark={isMissed} />}
    </>
  );
}
