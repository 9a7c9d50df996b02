import { useMutation } from '@tanstack/react-query';
import { Button, Input, Modal } from 'antd';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../shared/ui/toast/toast-store.ts';
import { flagReasons, NOTE_LENGTH, report, type FlagReason, type Reported } from '../api/community.ts';
import { FailureNote } from '../../../shared/ui/failure-note.tsx';
import './report-dialog.css';

interface ReportDialogProps {
  target: Reported;
  open: boolean;
  onClose: () => void;
}

/** Asks why something should be looked at by a moderator. */
export function ReportDialog({ target, open, onClose }: ReportDialogProps) {
  const { t } = useTranslation('community');
  return (
    <Modal open={open} onCancel={onClose} footer={null} width={480} title={t('report.title')} destroyOnHidden>
      <ReportForm target={target} onDone={onClose} />
    </Modal>
  );
}

function ReportForm({ target, onDone }: { target: Reported; onDone: () => void }) {
  const { t } = useTranslation('community');
  const id = useId();
  const [reason, setReason] = useState<FlagReason | null>(null);
  const [note, setNote] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: (why: FlagReason) => report(target, why, note.trim()),
    onSuccess() {
      toast({ title: t('report.sent'), description: t('report.sentText') });
      onDone();
    },
  });
  function send(event: FormEvent) {
    event.preventDefault();
    if (reason) mutate(reason);
  }
  return (
    <form className="report" onSubmit={send}>
      <fieldset>
        <legend>{t('report.reason')}</legend>
        {flagReasons.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name={`${id}-reason`}
              value={one}
              checked={one === reason}
              required
              onChange={() => setReason(one)}
            />
            {t(`report.reasons.${one}`)}
          </label>
        ))}
      </fieldset>
      <label htmlFor={`${id}-note`}>{t('report.note')}</label>
      <Input.TextArea
        id={`${id}-note`}
        autoSize={{ minRows: 2, maxRows: 6 }}
        maxLength={NOTE_LENGTH}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <p className="hint">{t('report.private')}</p>
      <FailureNote error={error} />
      <Button type="primary" htmlType="submit" disabled={isPending || reason === null}>
        {isPending ? t('report.sending') : t('report.send')}
      </Button>
    </form>
  );
}
