import { Layout, type LayoutProps } from 'react-admin';
import { AdminAppBar } from './admin-app-bar.tsx';
import { AdminMenu } from './admin-menu.tsx';
import { LiveUpdates } from './live-updates.tsx';
import { SessionWatch } from './session-watch.tsx';

export function AdminLayout({ children, ...rest }: LayoutProps) {
  return (
    <Layout {...rest} appBar={AdminAppBar} appBarAlwaysOn menu={AdminMenu}>
      <SessionWatch />
      <LiveUpdates />
      {children}
    </Layout>
  );
}
