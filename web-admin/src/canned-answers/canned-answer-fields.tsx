import { maxLength, required } from 'ra-core';
import { TextInput } from 'react-admin';
import { LanguageColumns } from '../shared/language-columns.tsx';

const isTitle = [required(), maxLength(80)];
const isText = [required(), maxLength(5000)];

/** What staff find it by, and what is sent, in both languages. */
export const CannedAnswerFields = () => (
  <LanguageColumns>
    {({ suffix, written }) => (
      <>
        <TextInput source={`title${suffix}`} validate={isTitle} slotProps={written} />
        <TextInput source={`text${suffix}`} validate={isText} multiline minRows={6} slotProps={written} />
      </>
    )}
  </LanguageColumns>
);
