import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MemberText } from '../../../shared/markdown/member-text.tsx';

interface MarkdownFieldProps {
  /** Given by the form's item, as are value and onChange. */
  id?: string;
  value?: string;
  onChange?: (text: string) => void;
  label?: string;
  placeholder?: string;
  maxLength: number;
  minRows: number;
  disabled?: boolean;
}

/** A field for Markdown with a tab that shows how it will look. */
export function MarkdownField({ value = '', onChange, label, minRows, ...field }: MarkdownFieldProps) {
  const { t } = useTranslation('community');
  const [isPreview, setPreview] = useState(false);
  return (
    <div className="markdown-field">
      <div className="segments" role="group" aria-label={t('form.view')}>
        <button type="button" aria-pressed={!isPreview} onClick={() => setPreview(false)}>
          {t('form.write')}
        </button>
        <button type="button" aria-pressed={isPreview} onClick={() => setPreview(true)}>
          {t('form.preview')}
        </button>
      </div>
      {isPreview && (
        <div className="markdown-field__preview" role="region" aria-label={t('form.preview')}>
          {value.trim() === '' ? (
            <p className="hint">{t('form.noPreview')}</p>
          ) : (
            <MemberText>{value}</MemberText>
          )}
        </div>
      )}
      <Input.TextArea
        {...field}
        hidden={isPreview}
        aria-label={label}
        autoSize={{ minRows, maxRows: 18 }}
        value={value}
        onChange={(event) => onChange?.(event.target.value)}
      />
      <p className="hint">{t('form.markdown')}</p>
    </div>
  );
}
