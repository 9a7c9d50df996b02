import { promptLibraryLimits } from '@academy/contracts/shared/prompt-library-limits.ts';
import { ApiError } from '@academy/web-kit/api/api-error.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNote } from '../../../shared/ui/failure-note.tsx';
import { toast } from '../../../shared/ui/toast/toast-store.ts';
import { useRequestId } from '../../../shared/ui/use-request-id.ts';
import { createPrompt, promptQuery, promptsChanged, updatePrompt, type SavedPrompt } from '../api/prompts.ts';
import { tagsOf } from '../model/tags.ts';
import { EarlierWordings } from './earlier-wordings.tsx';

interface PromptFormProps {
  start: { name: string; text: string; tags: string[] };
  existing?: SavedPrompt;
  onClose: () => void;
}

const CONFLICT = 'changed-meanwhile';

/** Name, text and tags. Where the prompt was changed elsewhere meanwhile, it says so before it overwrites. */
export function PromptForm({ start, existing, onClose }: PromptFormProps) {
  const { t } = useTranslation('prompts');
  const id = useId();
  const queries = useQueryClient();
  const [name, setName] = useState(start.name);
  const [text, setText] = useState(start.text);
  const [tags, setTags] = useState(start.tags.join(', '));
  const [version, setVersion] = useState(existing?.version);
  const request = useRequestId();
  /** Another text is another request: only the same one sent again may count once. */
  const typing = (set: (typed: string) => void) => (typed: string) => {
    request.renew();
    set(typed);
  };
  const save = useMutation({
    mutationFn: (expected: number | undefined) => {
      const fields = { name, text, tags: tagsOf(tags) };
      return existing
        ? updatePrompt(existing.id, { ...fields, ...(expected !== undefined && { version: expected }) })
        : createPrompt({ ...fields, id: request.current() });
    },
    async onSuccess() {
      toast({ title: t('saved') });
      onClose();
      await promptsChanged(queries);
    },
  });
  const isConflict = save.error instanceof ApiError && save.error.code === CONFLICT;
  const isEmpty = name.trim() === '' || text.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isEmpty && !save.isPending) save.mutate(version);
  };

  async function saveMine() {
    if (!existing) return;
    const current = await queries.fetchQuery(promptQuery(existing.id)).catch(() => null);
    setVersion(current?.version ?? version);
    save.mutate(current?.version ?? version);
  }

  return (
    <form className="prompt-form" onSubmit={submit}>
      <label htmlFor={`${id}-name`}>{t('fields.name')}</label>
      <Input
        id={`${id}-name`}
        value={name}
        maxLength={promptLibraryLimits.name}
        required
        onChange={(event) => typing(setName)(event.target.value)}
      />
      <label htmlFor={`${id}-text`}>{t('fields.text')}</label>
      <Input.TextArea
        id={`${id}-text`}
        className="prompt-form__text"
        value={text}
        maxLength={promptLibraryLimits.text}
        required
        autoSize={{ minRows: 6, maxRows: 16 }}
        aria-describedby={`${id}-variables`}
        onChange={(event) => typing(setText)(event.target.value)}
      />
      <p id={`${id}-variables`} className="prompt-note">
        {t('fields.variables', { example: '{{nombre}}' })}
      </p>
      <label htmlFor={`${id}-tags`}>{t('fields.tags')}</label>
      <Input
        id={`${id}-tags`}
        value={tags}
        placeholder={t('fields.tagsExample')}
        onChange={(event) => typing(setTags)(event.target.value)}
      />
      {isConflict ? (
        <div className="callout callout--missing" role="alert">
          {t('conflict.text')}
          <div className="callout__actions">
            <button type="button" className="text-button" onClick={() => void saveMine()}>
              {t('conflict.mine')}
            </button>
            <button type="button" className="text-button" onClick={onClose}>
              {t('conflict.discard')}
            </button>
          </div>
        </div>
      ) : (
        <FailureNote error={save.error} />
      )}
      <Button type="primary" htmlType="submit" disabled={isEmpty || save.isPending}>
        {save.isPending ? t('saving') : t('save')}
      </Button>
      {existing && existing.earlier.length > 0 && (
        <EarlierWordings earlier={existing.earlier} onUse={setText} />
      )}
    </form>
  );
}
