import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useRemoveFromStore, useTranslate } from 'ra-core';
import { useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { SearchList } from './search-list.tsx';
import { neighbour, type Choice } from './search-results.ts';
import { SearchState } from './search-state.tsx';
import { useSearch } from './use-search.ts';

/** The server takes no more. */
const LONGEST = 200;

export interface SearchDialogProps {
  onClose: () => void;
}

/** The search over everything. Unmounted when it closes, which gives the focus back. */
export function SearchDialog({ onClose }: SearchDialogProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const forget = useRemoveFromStore();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const listId = useId();
  const [text, setText] = useState('');
  const [movedTo, setMovedTo] = useState<string>();
  const [firstShown, setFirstShown] = useState<string>();
  const words = text.trim();
  const search = useSearch(words);
  const choices = search.groups.flatMap((group) => group.choices);
  // The first that was shown, until an arrow key leads elsewhere: answers that come later stand before it, and Enter must
  // open what was seen as chosen.
  const first = choices.find(({ id }) => id === firstShown) ?? choices[0];
  if (first?.id !== firstShown) setFirstShown(first?.id);
  const active = choices.find(({ id }) => id === movedTo) ?? first;
  const optionId = (choice: Choice) => `${listId}-${choice.id}`;

  function open(choice: Choice) {
    onClose();
    // As the menu does: filters of an earlier visit would narrow the list silently.
    if (choice.kind === 'page') forget(`${choice.page.name}.listParams`);
    void navigate(choice.to);
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setMovedTo(neighbour(choices, active?.id, event.key === 'ArrowDown' ? 1 : -1)?.id);
    } else if (event.key === 'Enter' && active) {
      event.preventDefault();
      open(active);
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      fullScreen={isNarrow}
      aria-labelledby={`${listId}-title`}
      slotProps={{
        paper: {
          sx: {
            p: 0,
            // It stands still while results come and go.
            ...(isNarrow ? {} : { height: 'min(640px, calc(100% - 64px))', alignSelf: 'flex-start' }),
          },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', pr: 1 }}>
        <DialogTitle id={`${listId}-title`} sx={{ flex: 1, px: 2, py: 1.5 }}>
          {translate('academy.search.title')}
        </DialogTitle>
        <IconButton color="inherit" aria-label={translate('ra.action.close')} onClick={onClose}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      <Box sx={{ px: 2, pb: 1.5, borderBottom: 1, borderColor: 'divider' }}>
        <TextField
          autoFocus
          margin="none"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setMovedTo(undefined);
            setFirstShown(undefined);
          }}
          onKeyDown={press}
          placeholder={translate('academy.search.field')}
          slotProps={{
            htmlInput: {
              role: 'combobox',
              'aria-label': translate('academy.search.field'),
              'aria-expanded': choices.length > 0,
              'aria-controls': listId,
              'aria-autocomplete': 'list',
              ...(active && { 'aria-activedescendant': optionId(active) }),
              maxLength: LONGEST,
              autoComplete: 'off',
              spellCheck: false,
            },
          }}
        />
      </Box>
      <SearchList listId={listId} groups={search.groups} active={active} optionId={optionId} onOpen={open} />
      <SearchState search={search} words={words} found={choices.length} />
    </Dialog>
  );
}
