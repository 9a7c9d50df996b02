import { maxLength, required } from 'ra-core';
import { TextInput, type TextInputProps } from 'react-admin';

const isName = [required(), maxLength(60)];

/** A category's name in one language. */
export const NameInput = ({
  suffix,
  slotProps,
}: {
  suffix: string;
  slotProps: TextInputProps['slotProps'];
}) => <TextInput source={`name${suffix}`} validate={isName} {...(slotProps && { slotProps })} />;
