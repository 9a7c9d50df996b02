import type { MessageRecipient } from '@academy/contracts/http/auth/team-messages.ts';
import type { PlaceInCourse } from '@academy/contracts/shared/place-in-course.ts';
import { maxLength, minLength, required, useTranslate } from 'ra-core';
import { TextInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { Facts } from '../shared/facts.tsx';
import { PlaceName } from '../shared/messages/place-name.tsx';
import { ForReaders } from '../shared/rights/for-readers.tsx';
import { CannedAnswerSelect } from '../shared/inquiries/canned-answer-select.tsx';
import { OtherLanguage } from '../shared/inquiries/other-language.tsx';

const isSubject = [required(), minLength(3), maxLength(150)];
const isText = [required(), minLength(10), maxLength(5000)];

interface MessageFieldsProps {
  recipient: MessageRecipient;
  place: PlaceInCourse | null;
}

/** Whom it goes to and about what, and what is written. */
export function MessageFields({ recipient: { name, language, emailConfirmed }, place }: MessageFieldsProps) {
  const translate = useTranslate();
  const { getValues, setValue, watch } = useFormContext<{ text?: string }>();
  const addText = (canned: string) =>
    setValue('text', [getValues('text')?.trim(), canned].filter(Boolean).join('\n\n'), {
      shouldDirty: true,
    });
  return (
    <>
      <Facts
        of={{
          name,
          language: translate(`academy.languages.${language}`),
          place: place === null ? null : <PlaceName place={place} />,
        }}
      />
      <ForReaders resource="canned-answers">
        <CannedAnswerSelect language={language} onChoose={addText} />
      </ForReaders>
      <TextInput source="subject" validate={isSubject} slotProps={{ htmlInput: { maxLength: 150 } }} />
      <TextInput
        source="text"
        validate={isText}
        multiline
        minRows={6}
        helperText={`resources.messages.${emailConfirmed ? 'help' : 'helpUnconfirmed'}`}
        slotProps={{ htmlInput: { maxLength: 5000 } }}
      />
      <OtherLanguage
        text={watch('text') ?? ''}
        theirs={language}
        warning="resources.messages.otherLanguage"
      />
    </>
  );
}
