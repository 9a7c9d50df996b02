import { useRef } from 'react';
import {
  SaveButton as ReactAdminSaveButton,
  type SaveButtonProps as ReactAdminSaveButtonProps,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useSaveKey } from './use-save-key.ts';

export interface SaveButtonProps extends ReactAdminSaveButtonProps {
  /** Whether Ctrl+S presses it: one button of a form. */
  hasKey?: boolean;
}

/**
 * react-admin's button, made to ask the server again: what the server refused last time concerns what was sent
 * then, and react-hook-form would hold the form invalid for it until its very field changes.
 */
export function SaveButton({ onClick, hasKey = false, ...props }: SaveButtonProps) {
  const { clearErrors } = useFormContext();
  const place = useRef<HTMLSpanElement>(null);
  useSaveKey(place, hasKey);
  // An event handler of react-admin's runs before the form is validated.
  return (
    <span ref={place} style={{ display: 'contents' }}>
      <ReactAdminSaveButton
        {...props}
        {...(hasKey && { 'aria-keyshortcuts': 'Control+S Meta+S' })}
        onClick={(event) => {
          clearErrors();
          onClick?.(event);
        }}
      />
    </span>
  );
}
