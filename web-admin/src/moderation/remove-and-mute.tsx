import type { ModerationCase } from '@academy/contracts/http/forum/moderation-cases.ts';
import BothIcon from '@mui/icons-material/PersonOffOutlined';
import { useState } from 'react';
import { ReasonButton } from '../shared/reason-button.tsx';
import { DaysField } from './days-field.tsx';
import { muteDays, usualDays } from './mute-days.ts';
import { mayBeMuted } from './mute-rules.ts';
import { useAuthorName } from './use-author-name.ts';

interface RemoveAndMuteProps {
  record: ModerationCase;
  isPending: boolean;
  onConfirm: (decision: { reason: string; muteDays: number }, close: () => void) => void;
}

/** Removes the text and mutes its author in one decision, for one reason. Staff and the academy itself are not muted. */
export function RemoveAndMute({ record, isPending, onConfirm }: RemoveAndMuteProps) {
  const nameOf = useAuthorName();
  const [typed, setTyped] = useState(usualDays);
  const days = muteDays(typed);
  if (!mayBeMuted(record.user)) return null;
  return (
    <ReasonButton
      action="removeAndMute"
      values={{ name: nameOf(record.user) }}
      icon={<BothIcon />}
      place="page"
      isPending={isPending}
      onConfirm={(reason, close) => {
        if (days !== null) onConfirm({ reason, muteDays: days }, close);
      }}
      isDangerous
    >
      <DaysField typed={typed} onType={setTyped} />
    </ReasonButton>
  );
}
