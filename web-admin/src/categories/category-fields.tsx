import { maxLength, required } from 'ra-core';
import { TextInput } from 'react-admin';
import { LanguageColumns } from '../shared/language-columns.tsx';

const isName = [required(), maxLength(60)];
const isDescription = [maxLength(200)];
/** An emptied field stays a text, as the server wants it. */
const asText = (value: unknown) => (typeof value === 'string' ? value : '');

/** A category's name and description in both languages. */
export const CategoryFields = () => (
  <LanguageColumns>
    {({ suffix, written }) => (
      <>
        <TextInput source={`name${suffix}`} validate={isName} slotProps={written} />
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
