import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useMayWrite } from './use-may.ts';

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

/** The inputs of a form, which those may only read who may not change its resource. */
export function ReadOnlyInputs({ children }: { children: ReactNode }) {
  const mayWrite = useMayWrite();
  return mayWrite ? children : <ThemeProvider theme={withReadOnlyInputs}>{children}</ThemeProvider>;
}
