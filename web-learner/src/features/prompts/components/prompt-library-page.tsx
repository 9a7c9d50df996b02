import { promptLibraryLimits } from '@academy/contracts/shared/prompt-library-limits.ts';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ChoiceRow } from '../../../shared/ui/choice-row.tsx';
import { BackIcon } from '../../../shared/ui/icons.tsx';
import { LoadError, Notice } from '../../../shared/ui/notice.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { useDebounced } from '../../../shared/use-debounced.ts';
import { promptsQuery } from '../api/prompts.ts';
import { countTags } from '../model/tags.ts';
import { PromptCard } from './prompt-card.tsx';
import { PromptDialog, type Edited } from './prompt-dialog.tsx';
import { Transfer } from './transfer.tsx';
import { UseDialog } from './use-dialog.tsx';
import './prompts.css';

const REST_MS = 300;
const SHOWN_TAGS = 12;

/** The member's own prompts. */
export function PromptLibraryPage() {
  const { t } = useTranslation('prompts');
  const shared = useTranslation().t;
  const [typed, setTyped] = useState('');
  const [tag, setTag] = useState('');
  const [edited, setEdited] = useState<Edited | null>(null);
  const [used, setUsed] = useState<{ id: string; name: string } | null>(null);
  const q = useDebounced(typed.trim(), REST_MS);
  const all = useQuery(promptsQuery());
  const found = useQuery(promptsQuery({ q, tag }));
  const tags = countTags(all.data ?? []).slice(0, SHOWN_TAGS);
  const count = all.data?.length ?? 0;

  return (
    <div className="page prompts">
      <Link className="back-link" to="/playground">
        <BackIcon size={17} /> {t('back')}
      </Link>
      <header className="page__head">
        <PageHeading title={t('title')} />
        <p className="page__lead">{t('lead')}</p>
      </header>
      <div className="prompts__bar">
        <Button type="primary" onClick={() => setEdited({ name: '', text: '', tags: [] })}>
          {t('new.action')}
        </Button>
        <Transfer isEmpty={count === 0} />
        {all.data && (
          <span className="meta">{t('count', { count, limit: promptLibraryLimits.prompts })}</span>
        )}
      </div>
      {count > 0 && (
        <div className="prompts__filters">
          <SearchField label={t('search')} value={typed} onChange={setTyped} />
          {tags.length > 0 && (
            <ChoiceRow
              label={t('tags')}
              options={[
                { value: '', text: t('allTags') },
                ...tags.map(([value, number]) => ({ value, text: `${value} (${number})` })),
              ]}
              value={tag}
              onChange={setTag}
            />
          )}
        </div>
      )}
      {found.isLoadingError ? (
        <LoadError error={found.error} retry={() => void found.refetch()} />
      ) : !found.data || !all.data ? (
        <div className="bones" style={{ height: 280 }} role="status" aria-label={shared('loading')} />
      ) : found.data.length === 0 ? (
        <Notice
          title={t(count === 0 ? 'empty.title' : 'nothing.title')}
          text={t(count === 0 ? 'empty.text' : 'nothing.text')}
        />
      ) : (
        <ul className="prompts__list">
          {found.data.map((prompt) => (
            <li key={prompt.id}>
              <PromptCard
                prompt={prompt}
                onUse={() => setUsed(prompt)}
                onEdit={() => setEdited({ id: prompt.id })}
              />
            </li>
          ))}
        </ul>
      )}
      {edited && <PromptDialog edited={edited} open onClose={() => setEdited(null)} />}
      {used && <UseDialog {...used} open onClose={() => setUsed(null)} />}
    </div>
  );
}
