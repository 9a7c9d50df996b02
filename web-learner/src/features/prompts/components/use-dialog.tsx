import { useQuery } from '@tanstack/react-query';
import { Button, Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckIcon, CopyIcon } from '../../../shared/ui/icons.tsx';
import { LoadError } from '../../../shared/ui/notice.tsx';
import { useCopied } from '../../../shared/ui/use-copied.ts';
import { promptQuery } from '../api/prompts.ts';
import { fillVariables, variablesOf } from '../model/variables.ts';
import './prompts.css';

interface UseDialogProps {
  id: string;
  name: string;
  open: boolean;
  onClose: () => void;
}

/** Fills in a prompt's variables and copies it. */
export function UseDialog({ id, name, open, onClose }: UseDialogProps) {
  const shared = useTranslation().t;
  const { data, error, refetch } = useQuery({ ...promptQuery(id), enabled: open });
  return (
    <Modal open={open} onCancel={onClose} footer={null} width={680} title={name} destroyOnHidden>
      {error && !data && <LoadError error={error} retry={() => void refetch()} />}
      {!data && !error && (
        <div className="bones" style={{ height: 200 }} role="status" aria-label={shared('loading')} />
      )}
      {data && <Filling text={data.text} />}
    </Modal>
  );
}

function Filling({ text }: { text: string }) {
  const { t } = useTranslation('prompts');
  const id = useId();
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const { copied, copy } = useCopied();
  const filled = fillVariables(text, values);
  const open = variablesOf(filled);

  return (
    <div className="prompt-form">
      {variablesOf(text).map((name, at) => (
        <label key={name} htmlFor={`${id}-${at}`}>
          {name}
          <Input.TextArea
            id={`${id}-${at}`}
            autoSize={{ minRows: 1, maxRows: 6 }}
            value={values[name] ?? ''}
            onChange={(event) => setValues({ ...values, [name]: event.target.value })}
          />
        </label>
      ))}
      <pre className="prompt-form__filled">{filled}</pre>
      {open.length > 0 && (
        <p className="prompt-note">{t('use.open', { count: open.length, names: open.join(', ') })}</p>
      )}
      <Button
        type="primary"
        icon={copied ? <CheckIcon size={16} /> : <CopyIcon size={16} />}
        onClick={() => void copy(filled)}
      >
        <span aria-live="polite">{copied ? t('use.copied') : t('use.copy')}</span>
      </Button>
    </div>
  );
}
