import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

const readOnly = { defaultProps: { readOnly: true } };
const disabled = { defaultProps: { disabled: true } };

/** Every kind of input that the console's forms are made of: what has no form of its own for reading is switched off. */
const withReadOnlyInputs = (theme: Theme): Theme =>
  createTheme(theme, {
    components: {
      MuiInputBase: readOnly,
      MuiSelect: readOnly,
      MuiAutocomplete: readOnly,
      MuiSwitch: disabled,
      MuiCheckbox: disabled,
      MuiRadio: disabled,
    },
  });

const asTheyAre = (theme: Theme): Theme => theme;

interface ReadOnlyInputsProps {
  /** Switched either way, the inputs stay the same ones: they keep what they hold, and the focus. */
  isReadOnly: boolean;
  children: ReactNode;
}

/** The inputs of a form, which can be read alone while `isReadOnly`. */
export function ReadOnlyInputs({ isReadOnly, children }: ReadOnlyInputsProps) {
  return <ThemeProvider theme={isReadOnly ? withReadOnlyInputs : asTheyAre}>{children}</ThemeProvider>;
}
