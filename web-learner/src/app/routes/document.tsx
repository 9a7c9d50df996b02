import { useParams } from 'react-router-dom';
import { DocumentPage } from '../../features/library/components/document-page.tsx';
import { UpgradeButton } from '../../features/plans/components/upgrade-button.tsx';

export function Component() {
  const { id = '' } = useParams();
  return <DocumentPage key={id} id={id} upgrade={<UpgradeButton place="document" type="primary" />} />;
}
