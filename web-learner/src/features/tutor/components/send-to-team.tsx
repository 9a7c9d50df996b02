import type { UnansweredKind } from '@academy/contracts/http/ai/sent-questions.ts';
import { useMutation } from '@tanstack/react-query';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { sendQuestion } from '../api/tutor.ts';
import { TeamQuestion } from './team-question.tsx';

interface SendToTeamProps {
  /** Of the turn: an answer's question is sent once, however often it is tried. */
  id: string;
  question: string;
  kind: UnansweredKind;
}

/** The way to the team for what the tutor could not answer. */
export function SendToTeam({ id, question, kind }: SendToTeamProps) {
  const { language } = useLanguage();
  const send = useMutation({ mutationFn: () => sendQuestion({ id, question, language, kind }) });
  const waiting = send.isPending ? 'sending' : 'unsent';
  return (
    <TeamQuestion state={send.isSuccess ? 'sent' : waiting} error={send.error} onSend={() => send.mutate()} />
  );
}
