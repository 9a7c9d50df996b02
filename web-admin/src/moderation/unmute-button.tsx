import { forWriters } from '../shared/rights/for-writers.tsx';
import UnmuteIcon from '@mui/icons-material/VolumeUpOutlined';
import Button from '@mui/material/Button';
import { useDelete, useNotify, useRefresh, useTranslate } from 'ra-core';
import { Button as RowButton } from 'react-admin';
import { useFailureNotice } from '../shared/use-failure-notice.tsx';

interface UnmuteButtonProps {
  /** The member's. */
  id: string;
  /** A row has less room than a record's own page. */
  place: 'row' | 'page';
}

/** Ends a member's mute at once: muting them again takes one click too. */
export const UnmuteButton = forWriters(function UnmuteButton({ id, place }: UnmuteButtonProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const showFailure = useFailureNotice();
  const [remove, { isPending }] = useDelete();
  const unmute = () =>
    void remove(
      'mutes',
      { id },
      {
        mutationMode: 'pessimistic',
        onSuccess() {
          notify('resources.mutes.notifications.unmuted', { type: 'success' });
          refresh();
        },
        onError(error: unknown) {
          showFailure('resources.mutes.failures.unmute', error);
          refresh();
        },
      },
    );
  const label = translate('resources.mutes.action.unmute');
  return place === 'row' ? (
    <RowButton label={label} disabled={isPending} onClick={unmute}>
      <UnmuteIcon />
    </RowButton>
  ) : (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<UnmuteIcon />}
      disabled={isPending}
      onClick={unmute}
    >
      {label}
    </Button>
  );
});
