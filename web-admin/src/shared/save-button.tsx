import { SaveButton as ReactAdminSaveButton, type SaveButtonProps } from 'react-admin';
import { useFormContext } from 'react-hook-form';

/**
 * react-admin's button, made to ask the server again: what the server refused last time concerns what was sent
 * then, and react-hook-form would hold the form invalid for it until its very field changes.
 */
export function SaveButton({ onClick, ...props }: SaveButtonProps) {
  const { clearErrors } = useFormContext();
  // An event handler of react-admin's runs before the form is validated.
  return (
    <ReactAdminSaveButton
      {...props}
      onClick={(event) => {
        clearErrors();
        onClick?.(event);
      }}
    />
  );
}
