import type { ModerationCase } from '@academy/contracts/http/forum/moderation-cases.ts';
import MuteIcon from '@mui/icons-material/VolumeOffOutlined';
import { useDataProvider, useNotify, useRefresh } from 'ra-core';
import { useState } from 'react';
import type { AcademyDataProvider } from '../app/data-provider.ts';
import { ReasonButton } from '../shared/reason-button.tsx';
import { useFailureNotice } from '../shared/use-failure-notice.tsx';
import { DaysField } from './days-field.tsx';
import { muteDays, usualDays } from './mute-days.ts';
import { mayBeMuted } from './mute-rules.ts';
import { UnmuteButton } from './unmute-button.tsx';
import { useAuthorName } from './use-author-name.ts';

type Author = ModerationCase['user'];

/** Mutes the author for some days, or ends their mute. Staff and the academy itself are not muted. */
export function MuteButtons({ user, mutedUntil }: Pick<ModerationCase, 'user' | 'mutedUntil'>) {
  if (!mayBeMuted(user)) return null;
  return mutedUntil === null ? <MuteButton user={user} /> : <UnmuteButton id={user.id} place="page" />;
}

function MuteButton({ user }: { user: Author }) {
  const nameOf = useAuthorName();
  const { mute, isPending } = useMute(user.id);
  const [typed, setTyped] = useState(usualDays);
  const days = muteDays(typed);
  return (
    <ReasonButton
      action="mute"
      values={{ name: nameOf(user) }}
      icon={<MuteIcon />}
      place="page"
      isPending={isPending}
      onConfirm={(reason, close) => {
        if (days !== null) void mute({ days, reason }, close);
      }}
    >
      <DaysField typed={typed} onType={setTyped} />
    </ReasonButton>
  );
}

function useMute(id: string) {
  const dataProvider = useDataProvider<AcademyDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const showFailure = useFailureNotice();
  const [isPending, setPending] = useState(false);

  async function mute(body: { days: number; reason: string }, onDone: () => void) {
    setPending(true);
    try {
      await dataProvider.put('mutes', { id, body });
      onDone();
      notify('resources.mutes.notifications.muted', { type: 'success' });
      refresh();
    } catch (error) {
      showFailure('resources.mutes.failures.mute', error);
    } finally {
      setPending(false);
    }
  }
  return { mute, isPending };
}
