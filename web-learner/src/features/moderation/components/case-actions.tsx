import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '@academy/web-kit/format/dates.ts';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { FailureNote } from '../../../shared/ui/failure-note.tsx';
import { useMember } from '../../../shared/session/session-context.tsx';
import type { ModerationCase } from '../api/cases.ts';
import type { useDecision } from '../hooks/use-decision.ts';
import { useMute } from '../hooks/use-mute.ts';
import { mayBeMuted } from '../model/queue.ts';
import { DecisionForm } from './decision-form.tsx';
import { MuteForm } from './mute-form.tsx';
import { NoteForm } from './note-form.tsx';

type Form = keyof typeof decides | 'note' | 'mute';

/** What is decided by the forms that decide. */
const decides = { remove: 'remove', warn: 'warn', restore: 'approve', confirm: 'remove' } as const;

const isDecision = (form: Form | null): form is keyof typeof decides => form !== null && form in decides;

interface CaseActionsProps {
  record: ModerationCase;
  decision: ReturnType<typeof useDecision>;
}

/** The buttons, and the form of the one that was pressed. While a decision is on its way the form waits, with its text. */
export function CaseActions({ record, decision }: CaseActionsProps) {
  const { t } = useTranslation('moderation');
  const [form, setForm] = useState<Form | null>(null);
  const { id, user, mutedUntil, isOpen, appeal } = record;
  const isOwn = [appeal?.removedBy, user.id].includes(useMember().id);
  const close = () => setForm(null);
  const toggle = (one: Form) => ({
    'aria-expanded': form === one,
    onClick: () => setForm(form === one ? null : one),
  });
  return (
    <div className="case__actions">
      <div className="case__buttons">
        {isOpen && appeal && !isOwn && (
          <>
            <Button type="primary" {...toggle('restore')}>
              {t('action.restore')}
            </Button>
            <Button danger {...toggle('confirm')}>
              {t('action.confirm')}
            </Button>
          </>
        )}
        {isOpen && !appeal && (
          <>
            <Button type="primary" onClick={() => decision.mutate({ action: 'approve', reason: '' })}>
              {t('action.approve')}
            </Button>
            <Button danger {...toggle('remove')}>
              {t('action.remove')}
            </Button>
            <Button {...toggle('warn')}>{t('action.warn')}</Button>
          </>
        )}
        <Button {...toggle('note')}>{t('action.note')}</Button>
        {mayBeMuted(user) && mutedUntil === null && <Button {...toggle('mute')}>{t('action.mute')}</Button>}
      </div>
      {isOpen && appeal && isOwn && <p className="case__hint">{t('appealOfOwn')}</p>}
      {mutedUntil !== null && mayBeMuted(user) && <Muted userId={user.id} until={mutedUntil} />}
      {isDecision(form) && (
        <DecisionForm
          key={form}
          action={form}
          isHidden={!isOpen}
          onCancel={close}
          onDecide={(reason) => decision.mutate({ action: decides[form], reason }, { onSuccess: close })}
        />
      )}
      {form === 'note' && <NoteForm caseId={id} onDone={close} />}
      {form === 'mute' && <MuteForm userId={user.id} onDone={close} />}
    </div>
  );
}

function Muted({ userId, until }: { userId: string; until: string }) {
  const { t } = useTranslation('moderation');
  const { language } = useLanguage();
  const { mutate, isPending, error } = useMute(userId).unmute;
  return (
    <p className="case__muted">
      {t('mutedUntil', { until: formatDateTime(until, language) })}
      <Button size="small" disabled={isPending} onClick={() => mutate()}>
        {t('action.unmute')}
      </Button>
      <FailureNote error={error} />
    </p>
  );
}
