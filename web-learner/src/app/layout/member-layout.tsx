import { useState, type ReactNode } from 'react';
import { TipProvider } from '../../shared/ui/tip.tsx';
import { comfortStorage } from '../../shared/consent/consent-store.ts';
import { BottomBar } from './bottom-bar.tsx';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';
import './member-layout.css';

const SIDEBAR_KEY = 'sidebar';

export function MemberLayout({ children }: { children: ReactNode }) {
  const [collapsed, setCollapsed] = useState(() => comfortStorage.read(SIDEBAR_KEY) === 'collapsed');
  const toggle = () => {
    comfortStorage.write(SIDEBAR_KEY, collapsed ? 'expanded' : 'collapsed');
    setCollapsed(!collapsed);
  };
  return (
    <TipProvider>
      <TopBar />
      <Sidebar collapsed={collapsed} onToggle={toggle} />
      <div className={`member-content ${collapsed ? 'ml-16' : 'ml-56'}`}>{children}</div>
      <BottomBar />
    </TipProvider>
  );
}
