import { ConfirmPage } from '../../features/mail-links/components/confirm-page.tsx';

export const Component = () => <ConfirmPage what="newAddress" />;
