import { ResetPage } from '../../features/mail-links/components/reset-page.tsx';

export const Component = ResetPage;
