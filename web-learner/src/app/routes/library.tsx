import { LibraryPage } from '../../features/library/components/library-page.tsx';
import { UpgradeButton } from '../../features/plans/components/upgrade-button.tsx';

export function Component() {
  return <LibraryPage upgrade={<UpgradeButton place="library" size="small" />} />;
}
