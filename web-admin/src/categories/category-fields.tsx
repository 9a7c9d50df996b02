import { maxLength } from 'ra-core';
import { TextInput } from 'react-admin';
import { NameInput } from '../shared/categories/name-input.tsx';
import { LanguageColumns } from '../shared/language-columns.tsx';

const isDescription = [maxLength(200)];
/** An emptied field stays a text, as the server wants it. */
const asText = (value: unknown) => (typeof value === 'string' ? value : '');

/** A category's name and description in both languages. */
export const CategoryFields = () => (
  <LanguageColumns>
    {({ suffix, written }) => (
      <>
        <NameInput suffix={suffix} slotProps={written} />
        <TextInput
          source={`description${suffix}`}
          validate={isDescription}
          parse={asText}
          multiline
          minRows={2}
          slotProps={written}
        />
      </>
    )}
  </LanguageColumns>
);
