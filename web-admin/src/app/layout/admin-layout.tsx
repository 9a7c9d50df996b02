import type { Role } from '@academy/contracts/shared/people.ts';
import { usePermissions } from 'ra-core';
import { Layout, type LayoutProps } from 'react-admin';
import { RoleContext } from '../role-context.ts';
import { AdminAppBar } from './admin-app-bar.tsx';
import { AdminMenu } from './admin-menu.tsx';
import { LiveUpdates } from './live-updates.tsx';
import { SessionWatch } from './session-watch.tsx';

export function AdminLayout({ children, ...rest }: LayoutProps) {
  const { permissions = null } = usePermissions<Role | null>();
  return (
    <RoleContext value={permissions}>
      <Layout {...rest} appBar={AdminAppBar} appBarAlwaysOn menu={AdminMenu}>
        <SessionWatch />
        <LiveUpdates />
        {children}
      </Layout>
    </RoleContext>
  );
}
