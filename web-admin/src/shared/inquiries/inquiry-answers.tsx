import { ForReaders } from '../rights/for-readers.tsx';
import { forWriters } from '../rights/for-writers.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { formatDateTime } from '@academy/web-kit/format/dates.ts';
import { useTranslate } from 'ra-core';
import { useState, type FormEvent } from 'react';
import { useLanguage } from '../../app/i18n/language-context.tsx';
import { PersonName } from '../person-name.tsx';
import { RecordSection } from '../record-section.tsx';
import { useRecordAction } from '../use-record-action.ts';
import { CannedAnswerSelect } from './canned-answer-select.tsx';
import { OtherLanguage } from './other-language.tsx';
import { threadOf } from './thread.ts';
import { isFromTeam, type Inquiry } from './types.ts';

const longest = 5000;

/** What the person who asked got by mail and wrote below, and the form for the next answer. */
export function InquiryAnswers({ inquiry }: { inquiry: Inquiry }) {
  const { language } = useLanguage();
  return (
    <RecordSection title="answers">
      {threadOf(inquiry).map(({ key, text, at, by, isByAsker }) => (
        <Box key={key} sx={{ mb: 2, maxWidth: '68ch' }}>
          <Typography variant="body2" color="text.secondary">
            {formatDateTime(at, language)}
            {isByAsker ? ` · ${inquiry.name}` : null}
            {by === null ? null : (
              <>
                {' '}
                · <PersonName id={by} />
              </>
            )}
          </Typography>
          <Box lang={inquiry.language} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {text}
          </Box>
        </Box>
      ))}
      <AnswerForm inquiry={inquiry} />
    </RecordSection>
  );
}

const AnswerForm = forWriters(function AnswerForm({ inquiry }: { inquiry: Inquiry }) {
  const translate = useTranslate();
  const { act, isPending } = useRecordAction('answer');
  const [text, setText] = useState('');
  const isEmpty = text.trim() === '';
  // Who was written to first has asked nothing that an answer could answer.
  const team = isFromTeam(inquiry) ? 'Team' : '';

  function send(event: FormEvent) {
    event.preventDefault();
    if (!isEmpty) void act(inquiry, { text }, { done: 'answered', onDone: () => setText('') });
  }

  return (
    <Box component="form" noValidate onSubmit={send} sx={{ display: 'grid', gap: 2, maxWidth: '68ch' }}>
      <ForReaders resource="canned-answers">
        <CannedAnswerSelect
          language={inquiry.language}
          // What was written already stays above it.
          onChoose={(canned) => setText((before) => [before.trim(), canned].filter(Boolean).join('\n\n'))}
        />
      </ForReaders>
      <TextField
        label={translate(`academy.answer.label${team}`)}
        helperText={translate(`academy.answer.help${team}`, {
          // Who may not read addresses gets none.
          email: 'email' in inquiry ? inquiry.email : '',
          language: translate(`academy.languages.${inquiry.language}`),
        })}
        value={text}
        onChange={({ target }) => setText(target.value)}
        multiline
        minRows={5}
        fullWidth
        slotProps={{ htmlInput: { maxLength: longest } }}
      />
      <OtherLanguage text={text} theirs={inquiry.language} warning="academy.answer.otherLanguage" />
      <Box>
        <Button type="submit" variant="contained" disabled={isEmpty || isPending}>
          {translate(`academy.answer.send${team}`)}
        </Button>
      </Box>
    </Box>
  );
});
