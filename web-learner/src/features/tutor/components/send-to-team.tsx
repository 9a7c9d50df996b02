import type { TutorAnswerKind, TutorReceipt } from '@academy/contracts/http/ai/tutor-answers.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { sendQuestion } from '../api/tutor.ts';
import { TeamQuestion } from './team-question.tsx';

interface SendToTeamProps {
  /** Of the turn: an answer's question is sent once, however often it is tried. */
  id: string;
  question: string;
  kind: TutorAnswerKind;
  receipt: TutorReceipt | null;
  /** Whether its writer may say what was missing. */
  asksForRemark: boolean;
}

/** The way to the team for what the tutor could not answer, or did not answer well. */
export function SendToTeam({ id, question, kind, receipt, asksForRemark }: SendToTeamProps) {
  const { language } = useLanguage();
  const [remark, setRemark] = useState('');
  const send = useMutation({
    mutationFn: () =>
      sendQuestion({
        ...{ id, question, language, kind },
        ...(receipt && { receipt }),
        ...(asksForRemark && remark.trim() !== '' && { remark }),
      }),
  });
  const waiting = send.isPending ? 'sending' : 'unsent';
  return (
    <TeamQuestion
      state={send.isSuccess ? 'sent' : waiting}
      error={send.error}
      onSend={() => send.mutate()}
      {...(asksForRemark && { remark, onRemark: setRemark })}
    />
  );
}
