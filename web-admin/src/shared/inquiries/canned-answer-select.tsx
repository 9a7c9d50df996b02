import type { CannedAnswer } from '@academy/contracts/http/auth/canned-answers.ts';
import type { Language } from '@academy/contracts/shared/language.ts';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useGetList, useTranslate } from 'ra-core';
import { useOwnText } from '../use-own-text.ts';

const all = { pagination: { page: 1, perPage: 100 }, sort: { field: 'titleEs', order: 'ASC' } } as const;

interface CannedAnswerSelectProps {
  /** The language of the question. */
  language: Language;
  onChoose: (text: string) => void;
}

/** Takes an answer that is kept ready, in the language of the question; nothing where none is kept. */
export function CannedAnswerSelect({ language, onChoose }: CannedAnswerSelectProps) {
  const translate = useTranslate();
  const { titleOf } = useOwnText();
  const { data = [] } = useGetList<CannedAnswer>('canned-answers', all);
  if (data.length === 0) return null;
  const choose = (id: string) => {
    const chosen = data.find((answer) => answer.id === id);
    if (chosen) onChoose(language === 'es' ? chosen.textEs : chosen.textEn);
  };
  return (
    <TextField
      select
      size="small"
      label={translate('academy.answer.canned')}
      value=""
      onChange={({ target }) => choose(target.value)}
      fullWidth
    >
      {data.map((answer) => (
        <MenuItem key={answer.id} value={answer.id}>
          {titleOf(answer)}
        </MenuItem>
      ))}
    </TextField>
  );
}
