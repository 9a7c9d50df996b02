import { InvitationPage } from '../../features/mail-links/components/invitation-page.tsx';

export const Component = InvitationPage;
