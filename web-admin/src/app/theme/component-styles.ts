import type { palette } from '@academy/web-kit/theme/palette.ts';
import { type ThemeName } from '@academy/web-kit/theme/palette.ts';
import type { RaThemeOptions } from 'react-admin';

type ComponentStyles = NonNullable<RaThemeOptions['components']>;
type Colours = (typeof palette)[ThemeName];

const focus = (colours: Colours) => ({
  '&.Mui-focusVisible, &:focus-visible': { outline: `2px solid ${colours.link}`, outlineOffset: 2 },
});

/** How MUI's and react-admin's parts look in a theme. */
export const componentStyles = (colours: Colours): ComponentStyles => ({
  MuiCssBaseline: {
    styleOverrides: {
      body: { WebkitFontSmoothing: 'antialiased', fontSize: 15 },
      ':focus-visible': { outline: `2px solid ${colours.link}`, outlineOffset: 2 },
    },
  },
  MuiButtonBase: { defaultProps: { disableRipple: true }, styleOverrides: { root: focus(colours) } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { borderColor: colours.line, borderRadius: 16 } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { borderRadius: 10, paddingInline: 14, minHeight: 36, whiteSpace: 'nowrap' },
      contained: { '&:hover': { backgroundColor: colours.ink2 } },
      outlined: {
        borderColor: colours.line,
        '&:hover': { borderColor: colours.ink3, backgroundColor: colours.sunk },
      },
      text: { '&:hover': { backgroundColor: colours.sunk } },
    },
    variants: [
      {
        props: { color: 'error', variant: 'contained' },
        style: { '&:hover': { backgroundColor: colours.missing, filter: 'brightness(1.1)' } },
      },
    ],
  },
  MuiTextField: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
  MuiFormControl: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        backgroundColor: colours.sheet,
        '&:hover:not(.Mui-error) .MuiOutlinedInput-notchedOutline': { borderColor: colours.ink3 },
        '&.Mui-focused:not(.Mui-error) .MuiOutlinedInput-notchedOutline': {
          borderColor: colours.ink,
          borderWidth: 1.5,
        },
      },
      notchedOutline: { borderColor: colours.line },
    },
  },
  MuiSwitch: {
    styleOverrides: {
      switchBase: {
        '&.Mui-checked + .MuiSwitch-track': { backgroundColor: 'var(--mark)', opacity: 1 },
        '&.Mui-checked': { color: 'var(--mark-ink)' },
      },
      track: { backgroundColor: colours.ink3 },
      // A light thumb has no edge of its own on the sheet.
      thumb: { boxShadow: `0 0 0 1px ${colours.ink3}` },
    },
  },
  MuiCheckbox: {
    defaultProps: {
      slotProps: {
        // react-admin names a row's box on the span around it, where no screen reader looks.
        root: { 'aria-label': undefined },
        input: (box: object) => ({
          'aria-label': 'aria-label' in box ? String(box['aria-label']) : undefined,
        }),
      },
    },
  },
  MuiAlert: { styleOverrides: { root: { borderRadius: 10, alignItems: 'flex-start' } } },
  MuiSnackbarContent: {
    styleOverrides: {
      root: {
        fontFamily: 'var(--text)',
        fontWeight: 600,
        borderRadius: 10,
        backgroundColor: `${colours.button} !important`,
        color: `${colours.buttonInk} !important`,
        '& .MuiButton-root': { color: colours.buttonInk, textDecoration: 'underline' },
      },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        borderRadius: 16,
        padding: 8,
        boxShadow: 'var(--shadow)',
        border: `1px solid ${colours.line}`,
      },
    },
  },
  MuiDialogContentText: { styleOverrides: { root: { color: colours.ink2 } } },
  MuiMenu: { styleOverrides: { paper: { boxShadow: 'var(--shadow)', border: `1px solid ${colours.line}` } } },
  MuiTableCell: {
    styleOverrides: {
      root: { borderColor: colours.line, fontSize: 15, padding: '10px 12px' },
      head: { fontWeight: 600, color: colours.ink2, fontSize: 13.5 },
    },
  },
  MuiTooltip: { defaultProps: { enterDelay: 700 } },
  RaDataTable: {
    styleOverrides: {
      root: {
        '& .RaDataTable-headerCell': { backgroundColor: colours.sheet },
        '& .RaDataTable-headerCell:first-of-type': { borderTopLeftRadius: 16 },
        '& .RaDataTable-headerCell:last-of-type': { borderTopRightRadius: 16 },
        '& .MuiTableCell-head': { borderBottom: `1px solid ${colours.line}` },
        '& .RaDataTable-row:last-child .MuiTableCell-root': { borderBottom: 0 },
        '& .RaDataTable-clickableRow:hover': { backgroundColor: colours.sunk },
      },
    },
  },
  RaListToolbar: {
    styleOverrides: { root: { '@media (max-width: 600px)': { backgroundColor: 'transparent' } } },
  },
  RaTopToolbar: {
    styleOverrides: { root: { '@media (max-width: 600px)': { backgroundColor: 'transparent' } } },
  },
  RaCreateButton: { defaultProps: { size: 'medium' } },
  // react-admin's icons say "attention" beside Cancel, and "done" beside Delete.
  RaConfirm: { styleOverrides: { root: { '& .MuiButton-startIcon': { display: 'none' } } } },
  RaBulkActionsToolbar: {
    styleOverrides: {
      root: {
        // While it is folded away, Tab passes it by.
        '& .RaBulkActionsToolbar-collapsed': { visibility: 'hidden' },
        '& .RaBulkActionsToolbar-toolbar': {
          backgroundColor: colours.sunk,
          borderRadius: 10,
        },
      },
    },
  },
  RaLayout: {
    styleOverrides: {
      root: {
        minWidth: 0,
        '& .RaLayout-appFrame': { marginTop: 64 },
        '& .RaLayout-content': { padding: '28px 28px 56px', minWidth: 0 },
        '@media (max-width: 900px)': { '& .RaLayout-content': { padding: '20px 16px 40px' } },
      },
    },
  },
  RaSidebar: {
    styleOverrides: {
      root: {
        height: 'auto',
        '& .RaSidebar-fixed': { paddingTop: 14, height: 'calc(100vh - 64px)', marginTop: 0 },
        '@media (min-width: 900px)': { borderRight: `1px solid ${colours.line}` },
      },
    },
  },
  RaToolbar: {
    styleOverrides: {
      root: {
        backgroundColor: 'transparent',
        borderTop: `1px solid ${colours.line}`,
        gap: 10,
        flexWrap: 'wrap',
        '&.RaToolbar-desktopToolbar': { marginTop: 0, padding: '16px 24px' },
        '&.RaToolbar-mobileToolbar': { position: 'static', padding: 16 },
      },
    },
  },
});
