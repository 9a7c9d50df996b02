import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { SearchOption } from './search-option.tsx';
import type { Choice, Group } from './search-results.ts';

interface SearchListProps {
  listId: string;
  groups: readonly Group[];
  /** What Enter opens. */
  active: Choice | undefined;
  optionId: (choice: Choice) => string;
  onOpen: (choice: Choice) => void;
}

/** Headings that are no resource's. */
const own: Readonly<Record<string, string>> = {
  pages: 'academy.search.pages',
  lists: 'academy.search.lists',
};

/** What was found, in groups; the field above moves through it. */
export function SearchList({ listId, groups, active, optionId, onOpen }: SearchListProps) {
  const translate = useTranslate();
  return (
    <Box
      id={listId}
      role="listbox"
      aria-label={translate('academy.search.results')}
      sx={{ flex: 1, minHeight: 0, overflowY: 'auto', px: 1, py: 0.5 }}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ id, choices }) => {
        const title = translate(own[id] ?? `resources.${id}.menu`);
        return (
          <Box key={id} role="group" aria-label={title} sx={{ mb: 1 }}>
            <Box
              aria-hidden
              sx={{ px: 1.5, pt: 1, pb: 0.5, fontSize: 13.5, fontWeight: 600, color: 'text.secondary' }}
            >
              {title}
            </Box>
            {choices.map((choice) => (
              <SearchOption
                key={choice.id}
                isInGroup={own[id] === undefined}
                id={optionId(choice)}
                choice={choice}
                isActive={choice.id === active?.id}
                onOpen={onOpen}
              />
            ))}
          </Box>
        );
      })}
    </Box>
  );
}
