import { forWriters } from '../rights/for-writers.tsx';
import AddIcon from '@mui/icons-material/AddOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { languages } from '../../app/i18n/current-language.ts';
import type { TemplateKind } from '../exercise-templates/template-kinds.ts';
import { TemplateSelect } from '../exercise-templates/template-select.tsx';
import { refusedFields } from '../refusal-list.tsx';

export interface Titles {
  titleEs: string;
  titleEn: string;
}

const nothing: Titles = { titleEs: '', titleEn: '' };
const longest = 120;
const fieldIn = { es: 'titleEs', en: 'titleEn' } as const;

interface AddRowProps {
  kind: 'lessons' | 'exercises';
  /** The same id is given again after a failure: what was made although no answer came is not made twice. */
  onAdd: (made: Titles & { id: string; template: TemplateKind }) => Promise<void>;
}

/** A new lesson or exercise in place: a title in one language is enough to begin. It stays open for the next one. */
export const AddRow = forWriters(function AddRow({ kind, onAdd }: AddRowProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [titles, setTitles] = useState(nothing);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [template, setTemplate] = useState<TemplateKind>('general');
  const [isPending, setPending] = useState(false);
  const id = useRef<string>(crypto.randomUUID());
  const first = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const text = (key: string) => translate(`resources.outline.${key}`);

  const close = () => {
    setOpen(false);
    setTitles(nothing);
    setFaults({});
    requestAnimationFrame(() => opener.current?.focus());
  };
  async function submit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (isPending) return;
    const written = { titleEs: titles.titleEs.trim(), titleEn: titles.titleEn.trim() };
    if (written.titleEs === '' && written.titleEn === '') {
      setFaults({ titleEs: text('titleNeeded') });
      first.current?.focus();
      return;
    }
    setPending(true);
    setFaults({});
    try {
      await onAdd({ ...written, id: id.current, template });
      id.current = crypto.randomUUID();
      setTitles(nothing);
      first.current?.focus();
    } catch (error) {
      const refused = refusedFields(error);
      const isNamed = refused.titleEs !== undefined || refused.titleEn !== undefined;
      setFaults(
        isNamed
          ? refused
          : { form: error instanceof Error ? translate(error.message, { _: error.message }) : '' },
      );
    } finally {
      setPending(false);
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };

  if (!isOpen)
    return (
      <Button
        ref={opener}
        size="small"
        startIcon={<AddIcon />}
        onClick={() => setOpen(true)}
        sx={{ my: 0.5 }}
      >
        {text(`add.${kind}`)}
      </Button>
    );
  return (
    <Box
      component="form"
      noValidate
      aria-label={text(`add.${kind}`)}
      onSubmit={(event) => void submit(event)}
      onKeyDown={onKeyDown}
      sx={{
        my: 1,
        p: 1.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: '10px',
        bgcolor: 'background.default',
      }}
    >
      <Box
        sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}
      >
        {languages.map((language, index) => {
          const field = fieldIn[language];
          const fault = faults[field];
          return (
            <TextField
              key={language}
              label={text(`newTitle.${language}`)}
              value={titles[field]}
              onChange={({ target }) => setTitles({ ...titles, [field]: target.value })}
              autoFocus={index === 0}
              {...(index === 0 && { inputRef: first })}
              error={fault !== undefined}
              helperText={fault}
              slotProps={{ htmlInput: { lang: language, spellCheck: true, maxLength: longest } }}
            />
          );
        })}
      </Box>
      {kind === 'exercises' ? <TemplateSelect value={template} onChange={setTemplate} /> : null}
      {faults.form ? (
        <Box role="alert" sx={{ color: 'error.main', fontSize: 14 }}>
          {faults.form}
        </Box>
      ) : null}
      <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
        <Button type="submit" size="small" variant="contained" disabled={isPending}>
          {translate('ra.action.add')}
        </Button>
        <Button size="small" color="inherit" onClick={close}>
          {translate('ra.action.close')}
        </Button>
      </Box>
    </Box>
  );
});
