import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { get, useFormState } from 'react-hook-form';
import { LanguageColumns } from '../../shared/language-columns.tsx';
import { faultsOf, longest, partIn, withPart, type Cover, type WordsPart } from './cover-words.ts';

const parts: readonly WordsPart[] = ['lines.0', 'lines.1', 'marked', 'tag'];
const names: Readonly<Record<WordsPart, string>> = {
  'lines.0': 'first',
  'lines.1': 'second',
  marked: 'marked',
  tag: 'tag',
};

interface WordsInputsProps {
  cover: Cover;
  onChange: (cover: Cover) => void;
  onBlur: () => void;
}

/** What a cover says in both languages. What is at fault stands under its input: by the rules here, or by the server's. */
export function WordsInputs({ cover, onChange, onBlur }: WordsInputsProps) {
  const translate = useTranslate();
  const { errors } = useFormState({ name: 'cover' });
  const text = (key: string) => translate(`resources.courses.cover.${key}`);
  return (
    <LanguageColumns>
      {({ language, written }) => {
        const words = cover[language];
        const faults = faultsOf(words);
        return parts.map((part) => {
          const refused = get(errors, `cover.${language}.${part}`) as { message?: string } | undefined;
          const fault = faults[part];
          const message = fault === undefined ? refused?.message : text(`faults.${fault}`);
          return (
            <TextField
              key={part}
              label={text(`words.${names[part]}`)}
              value={partIn(words, part)}
              onChange={({ target }) =>
                onChange({ ...cover, [language]: withPart(words, part, target.value) })
              }
              onBlur={onBlur}
              error={message !== undefined}
              helperText={message ?? text(`help.${names[part]}`)}
              fullWidth
              margin="dense"
              slotProps={{ htmlInput: { ...written.htmlInput, maxLength: longest[part] } }}
            />
          );
        });
      }}
    </LanguageColumns>
  );
}
