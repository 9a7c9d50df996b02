import { useQuery } from '@tanstack/react-query';
import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../../../shared/ui/notice.tsx';
import { promptQuery } from '../api/prompts.ts';
import { PromptForm } from './prompt-form.tsx';
import './prompts.css';

/** What a new prompt begins with, or the one that is edited. */
export type Edited = { id: string } | { name: string; text: string; tags: readonly string[] };

interface PromptDialogProps {
  edited: Edited;
  open: boolean;
  onClose: () => void;
}

/** Saves a new prompt, or changes one. */
export function PromptDialog({ edited, open, onClose }: PromptDialogProps) {
  const { t } = useTranslation('prompts');
  return (
    <Modal
      open={open}
      onCancel={onClose}
      footer={null}
      width={680}
      title={t('id' in edited ? 'edit.title' : 'new.title')}
      destroyOnHidden
      mask={{ closable: false }}
    >
      {'id' in edited ? (
        <Existing id={edited.id} onClose={onClose} />
      ) : (
        <PromptForm start={{ ...edited, tags: [...edited.tags] }} onClose={onClose} />
      )}
    </Modal>
  );
}

function Existing({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation();
  const { data, error, refetch, isFetching } = useQuery(promptQuery(id));
  if (error && !data) return <LoadError error={error} retry={() => void refetch()} />;
  if (!data || isFetching) {
    return <div className="bones" style={{ height: 280 }} role="status" aria-label={t('loading')} />;
  }
  return <PromptForm start={data} existing={data} onClose={onClose} />;
}
