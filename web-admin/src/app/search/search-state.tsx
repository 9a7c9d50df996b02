import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { Search } from './use-search.ts';
import { FEWEST_LETTERS } from './use-search.ts';

interface SearchStateProps {
  search: Search;
  words: string;
  /** How many results stand above. */
  found: number;
}

/** Whether more comes, what could not be searched, or that there is nothing; said aloud too. */
export function SearchState({ search, words, found }: SearchStateProps) {
  const translate = useTranslate();
  const { isLoading, failed, retry, hasRecords } = search;
  const names = failed.map((name) => translate(`resources.${name}.menu`)).join(', ');

  function state(): string {
    if (isLoading) return translate('academy.search.loading');
    if (words.length < FEWEST_LETTERS && hasRecords) return translate('academy.search.hint');
    if (words === '') return '';
    if (found > 0) return translate('academy.search.found', { smart_count: found });
    return failed.length > 0 ? '' : translate('academy.search.nothing', { words });
  }

  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', px: 2, py: 1, color: 'text.secondary', fontSize: 14 }}>
      {failed.length > 0 ? (
        <Alert
          severity="warning"
          sx={{ mb: 1 }}
          action={
            <Button color="inherit" size="small" onClick={retry}>
              {translate('academy.retry')}
            </Button>
          }
        >
          {translate('academy.search.failed', { names })}
        </Alert>
      ) : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
        <Box role="status" sx={{ overflowWrap: 'anywhere' }}>
          {state()}
        </Box>
        <Box sx={{ display: { xs: 'none', sm: 'block' } }}>{translate('academy.search.keys')}</Box>
      </Box>
    </Box>
  );
}
