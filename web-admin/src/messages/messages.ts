import MessageIcon from '@mui/icons-material/ForwardToInboxOutlined';
import type { StaffMessage } from '@academy/contracts/http/auth/team-messages.ts';
import { lazy } from 'react';

export default {
  name: 'messages',
  list: lazy(() => import('./message-list.tsx').then(({ MessageList }) => ({ default: MessageList }))),
  create: lazy(() =>
    import('./message-create.tsx').then(({ MessageCreate }) => ({ default: MessageCreate })),
  ),
  show: lazy(() => import('./message-show.tsx').then(({ MessageShow }) => ({ default: MessageShow }))),
  icon: MessageIcon,
  recordRepresentation: ({ subject }: StaffMessage) => subject,
};
