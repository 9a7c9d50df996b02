import { knownQuestionLimits } from '@academy/contracts/shared/known-question-limits.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import { retention } from '@academy/contracts/shared/retention.ts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useCreate, useNotify, useRefresh, useTranslate, type HttpError } from 'ra-core';
import { useState, type FormEvent } from 'react';
import { hasFieldErrors, useFailureNotice } from '../use-failure-notice.tsx';
import { PassageChoice } from './passage-choice.tsx';
import { usePassages, type PassagesWanted } from './use-passages.ts';

const prefix = 'resources.known-questions';

export interface KnownQuestionDialogProps extends Pick<PassagesWanted, 'passage' | 'place'> {
  /** What stands in the field at first. */
  question?: string;
  language: Language;
  onClose: () => void;
}

type Faults = Partial<Record<'question' | 'language' | 'passage', string>>;

/** Tells the tutor which passage answers a question. Unmounted when it closes. */
export function KnownQuestionDialog({ passage, place, onClose, ...initial }: KnownQuestionDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const showFailure = useFailureNotice();
  const [create, { isPending }] = useCreate();
  const [question, setQuestion] = useState(initial.question ?? '');
  const [language, setLanguage] = useState(initial.language);
  const [chosen, setChosen] = useState(passage?.id ?? null);
  const [faults, setFaults] = useState<Faults>({});
  // Sent again after an answer that never came, it adds nothing twice.
  const [id] = useState(() => crypto.randomUUID());
  const { passages, state } = usePassages({ question, language, passage, place });
  // What was chosen for another wording or language may be offered no longer.
  const value = passages.some((one) => one.id === chosen) ? chosen : null;

  function submit(event: FormEvent) {
    event.preventDefault();
    // React's events bubble through portals: the page's own form must not hear of it.
    event.stopPropagation();
    const missing: Faults = {
      ...(question.trim() === '' && { question: translate('ra.validation.required') }),
      ...(value === null && { passage: translate(`${prefix}.choosePassage`) }),
    };
    setFaults(missing);
    if (Object.keys(missing).length > 0) return;
    const data = { id, question: question.trim(), language, passage: value };
    void create(
      'known-questions',
      { data },
      {
        onSuccess() {
          onClose();
          notify(`${prefix}.notifications.added`, { type: 'success' });
          refresh();
        },
        onError(error: unknown) {
          if (hasFieldErrors(error)) setFaults((error as HttpError).body.errors as Faults);
          else showFailure(`${prefix}.failures.add`, error);
        },
      },
    );
  }

  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby="known-question-title"
      onClick={(event) => event.stopPropagation()}
    >
      <form onSubmit={submit} noValidate style={{ display: 'contents' }}>
        <DialogTitle id="known-question-title">{translate(`${prefix}.page.create`)}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>
            {translate(`${prefix}.message.add`, { days: retention.knownQuestions.until.count })}
          </DialogContentText>
          <TextField
            label={translate(`${prefix}.fields.question`)}
            value={question}
            onChange={({ target }) => setQuestion(target.value)}
            autoFocus
            required
            multiline
            fullWidth
            error={faults.question !== undefined}
            helperText={faults.question}
            slotProps={{ htmlInput: { maxLength: knownQuestionLimits.characters, lang: language } }}
          />
          <TextField
            select
            label={translate(`${prefix}.fields.language`)}
            value={language}
            onChange={({ target }) => setLanguage(target.value as Language)}
            error={faults.language !== undefined}
            helperText={faults.language}
            sx={{ mt: 2, minWidth: 160 }}
          >
            {(['es', 'en'] as const).map((one) => (
              <MenuItem key={one} value={one}>
                {translate(`academy.languages.${one}`)}
              </MenuItem>
            ))}
          </TextField>
          <PassageChoice
            passages={passages}
            state={state}
            value={value}
            onChange={setChosen}
            fault={faults.passage}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} color="inherit">
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={isPending}>
            {translate(`${prefix}.action.add`)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
