import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { TopicDiscussion } from '../../features/community/components/topic-discussion.tsx';
import { documentQuery } from '../../features/library/api/documents.ts';
import { DocumentPage } from '../../features/library/components/document-page.tsx';
import { useReadAbout } from '../../features/notifications/hooks/use-read-about.ts';
import { UpgradeButton } from '../../features/plans/components/upgrade-button.tsx';
import { useLanguage } from '../../shared/i18n/use-language.ts';
import { AudioSlot } from '../audio-slot.tsx';

export function Component() {
  const { id = '' } = useParams();
  useReadAbout(id);
  const { pick } = useLanguage();
  const document = useQuery(documentQuery(id)).data;
  return (
    <DocumentPage
      key={id}
      id={id}
      upgrade={<UpgradeButton place="document" type="primary" />}
      audio={<AudioSlot kind="document" id={id} />}
      discussion={
        document && (
          <TopicDiscussion
            topic={{ kind: 'document', id, title: pick(document, 'title') }}
            upgrade={<UpgradeButton place="document" size="small" />}
          />
        )
      }
    />
  );
}
