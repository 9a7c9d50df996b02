import { forWriters } from '../shared/rights/for-writers.tsx';
import type { ParkedEvent } from '@academy/contracts/http/gateway/parked-events.ts';
import DiscardIcon from '@mui/icons-material/DeleteSweepOutlined';
import ReplayIcon from '@mui/icons-material/ReplayOutlined';
import Button from '@mui/material/Button';
import { useRecordContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { useRecordAction } from '../shared/use-record-action.ts';

const acts = {
  replay: { done: 'replayed', icon: <ReplayIcon />, colour: 'inherit', confirm: 'primary' },
  discard: { done: 'discarded', icon: <DiscardIcon />, colour: 'error', confirm: 'warning' },
} as const;

/** Replays or discards the event while it waits; both ask first, since neither can be taken back. */
export const ResolveButtons = forWriters(function ResolveButtons() {
  const event = useRecordContext<ParkedEvent>();
  if (event?.status !== 'parked') return null;
  return (
    <>
      <Resolve event={event} action="replay" />
      <Resolve event={event} action="discard" />
    </>
  );
});

function Resolve({ event, action }: { event: ParkedEvent; action: keyof typeof acts }) {
  const translate = useTranslate();
  const { act, isPending } = useRecordAction(action);
  const [isOpen, setOpen] = useState(false);
  const { done, icon, colour, confirm } = acts[action];
  const label = translate(`resources.parked-events.action.${action}`);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outlined" color={colour} startIcon={icon} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Confirm
        isOpen={isOpen}
        loading={isPending}
        title={`resources.parked-events.message.${action}_title`}
        content={`resources.parked-events.message.${action}_content`}
        translateOptions={{ group: event.group }}
        confirm={label}
        confirmColor={confirm}
        onConfirm={() => void act(event, {}, { done, onDone: close })}
        onClose={close}
      />
    </>
  );
}
