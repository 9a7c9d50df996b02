import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNote } from '../../../shared/ui/failure-note.tsx';
import { TimeAgo } from '../../../shared/ui/time-ago.tsx';
import { CompareSaved } from './compare-saved.tsx';
import { deletePrompt, promptsChanged, type SavedPromptSummary } from '../api/prompts.ts';

interface PromptCardProps {
  prompt: SavedPromptSummary;
  onUse: () => void;
  onEdit: () => void;
}

export function PromptCard({ prompt, onUse, onEdit }: PromptCardProps) {
  const { t } = useTranslation('prompts');
  const { name, preview, tags, updatedAt } = prompt;
  return (
    <article className="prompt-card sheet" aria-label={name}>
      <h2>{name}</h2>
      <p className="prompt-card__preview">{preview}</p>
      <div className="meta">
        {tags.map((tag) => (
          <span key={tag} className="tag">
            {tag}
          </span>
        ))}
        <TimeAgo at={updatedAt} />
      </div>
      <div className="prompt-card__actions">
        <Button size="small" type="primary" onClick={onUse}>
          {t('card.use')}
        </Button>
        <Button size="small" onClick={onEdit}>
          {t('card.edit')}
        </Button>
        <CompareSaved id={prompt.id} />
        <DeletePrompt id={prompt.id} />
      </div>
    </article>
  );
}

/** Deletes after asking once. */
function DeletePrompt({ id }: { id: string }) {
  const { t } = useTranslation('prompts');
  const shared = useTranslation().t;
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const removal = useMutation({
    mutationFn: () => deletePrompt(id),
    onSuccess: () => promptsChanged(queries),
  });
  if (!isAsking) {
    return (
      <Button size="small" type="text" onClick={() => setAsking(true)}>
        {t('card.delete')}
      </Button>
    );
  }
  return (
    <div className="prompt-card__confirm" role="group" aria-label={t('card.deleteQuestion')}>
      <span>{t('card.deleteQuestion')}</span>
      <Button size="small" danger disabled={removal.isPending} onClick={() => removal.mutate()}>
        {t('card.delete')}
      </Button>
      <Button size="small" autoFocus onClick={() => setAsking(false)}>
        {shared('cancel')}
      </Button>
      <FailureNote error={removal.error} />
    </div>
  );
}
