import { watchedWordLimits } from '@academy/contracts/http/forum/watched-words.ts';
import { maxLength, required } from 'ra-core';
import { SelectInput, TextInput } from 'react-admin';
import { actionChoices, languageChoices } from './watched-word-choices.ts';

const isPhrase = [required(), maxLength(watchedWordLimits.phrase)];
const isRequired = required();

/** What is looked for, in which texts, and what happens to a text that has it. */
export const WatchedWordFields = () => (
  <>
    <TextInput
      source="phrase"
      validate={isPhrase}
      helperText="resources.watched-words.help.phrase"
      slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'none' } }}
      fullWidth
    />
    <SelectInput
      source="language"
      choices={languageChoices}
      defaultValue="both"
      validate={isRequired}
      helperText="resources.watched-words.help.language"
      fullWidth
    />
    <SelectInput
      source="action"
      choices={actionChoices}
      defaultValue="flag"
      validate={isRequired}
      helperText="resources.watched-words.help.action"
      fullWidth
    />
  </>
);
