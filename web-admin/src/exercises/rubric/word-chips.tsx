import type { Language } from '@academy/contracts/shared/language.ts';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { endsWord, splitWords, wordsAfter } from './split-words.ts';

interface WordChipsProps {
  label: string;
  language: Language;
  words: readonly string[];
  help: string;
  fault: string | undefined;
  onChange: (words: string[]) => void;
}

const noOptions: readonly string[] = [];

/** Words as chips: Enter or a comma ends one, and a pasted list becomes as many. What is left typed counts too. */
export function WordChips({ label, language, words, help, fault, onChange }: WordChipsProps) {
  const [typed, setTyped] = useState('');
  const take = (text: string) => {
    setTyped('');
    if (text.trim() !== '') onChange(splitWords(text, words));
  };
  return (
    <Autocomplete
      multiple
      freeSolo
      options={noOptions}
      value={[...words]}
      inputValue={typed}
      onChange={(_event, values) => onChange(wordsAfter(words, values))}
      onInputChange={(_event, text, reason) => {
        if (reason === 'input' && endsWord(text)) take(text);
        else setTyped(text);
      }}
      onBlur={() => take(typed)}
      slotProps={{ chip: { size: 'small' } }}
      renderInput={(props) => (
        <TextField
          {...props}
          label={label}
          error={fault !== undefined}
          helperText={fault ?? help}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text');
            if (!endsWord(pasted)) return;
            event.preventDefault();
            take(`${typed}${pasted}`);
          }}
          slotProps={{
            ...props.slotProps,
            htmlInput: { ...props.slotProps.htmlInput, lang: language, spellCheck: true },
          }}
        />
      )}
    />
  );
}
