import InvitationIcon from '@mui/icons-material/ForwardToInboxOutlined';
import type { Invitation } from '@academy/contracts/http/auth/invitations.ts';
import { createElement, lazy } from 'react';
import { Route } from 'react-router-dom';

const InvitationImportPage = lazy(() =>
  import('./import/invitation-import-page.tsx').then(({ InvitationImportPage }) => ({
    default: InvitationImportPage,
  })),
);

export default {
  name: 'invitations',
  list: lazy(() =>
    import('./invitation-list.tsx').then(({ InvitationList }) => ({ default: InvitationList })),
  ),
  children: createElement(Route, { path: 'import', element: createElement(InvitationImportPage) }),
  icon: InvitationIcon,
  options: { isSearched: true, detail: ({ firstName, lastName }: Invitation) => `${firstName} ${lastName}` },
  recordRepresentation: ({ email }: Invitation) => email,
};
