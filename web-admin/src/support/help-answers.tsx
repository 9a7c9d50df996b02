import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { formatDateTime } from '@academy/web-kit/format/dates.ts';
import { useTranslate } from 'ra-core';
import { useState, type FormEvent } from 'react';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { PersonName } from '../shared/person-name.tsx';
import { RecordSection } from '../shared/record-section.tsx';
import { useRecordAction } from '../shared/use-record-action.ts';
import type { StaffHelp } from './types.ts';

const longest = 5000;

/** What the member got by mail, and the form for the next answer. */
export function HelpAnswers({ help }: { help: StaffHelp }) {
  const { language } = useLanguage();
  return (
    <RecordSection title="answers">
      {help.answers.map(({ text, at, by }) => (
        <Box key={at} sx={{ mb: 2, maxWidth: '68ch' }}>
          <Typography variant="body2" color="text.secondary">
            {formatDateTime(at, language)}
            {by === null ? null : (
              <>
                {' '}
                · <PersonName id={by} />
              </>
            )}
          </Typography>
          <Box lang={help.language} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {text}
          </Box>
        </Box>
      ))}
      <AnswerForm help={help} />
    </RecordSection>
  );
}

function AnswerForm({ help }: { help: StaffHelp }) {
  const translate = useTranslate();
  const { act, isPending } = useRecordAction('answer');
  const [text, setText] = useState('');
  const isEmpty = text.trim() === '';

  function send(event: FormEvent) {
    event.preventDefault();
    if (!isEmpty) void act(help, { text }, { done: 'answered', onDone: () => setText('') });
  }

  return (
    <Box component="form" noValidate onSubmit={send} sx={{ display: 'grid', gap: 2, maxWidth: '68ch' }}>
      <TextField
        label={translate('resources.help.answer.label')}
        helperText={translate('resources.help.answer.help', {
          email: help.email,
          language: translate(`academy.languages.${help.language}`),
        })}
        value={text}
        onChange={({ target }) => setText(target.value)}
        multiline
        minRows={5}
        fullWidth
        slotProps={{ htmlInput: { maxLength: longest } }}
      />
      <Box>
        <Button type="submit" variant="contained" disabled={isEmpty || isPending}>
          {translate('resources.help.answer.send')}
        </Button>
      </Box>
    </Box>
  );
}
