import { useTranslate } from 'ra-core';
import { SearchInput } from 'react-admin';

interface SearchFilterProps {
  source: string;
  alwaysOn: boolean;
  /** Key of what stands in the empty field and names it. */
  text: string;
}

/** The list's search, with words in the interface's language. */
export function SearchFilter({ source, alwaysOn, text }: SearchFilterProps) {
  const translate = useTranslate();
  const words = translate(text);
  return (
    <SearchInput
      source={source}
      alwaysOn={alwaysOn}
      placeholder={words}
      slotProps={{ htmlInput: { 'aria-label': words } }}
      sx={{ width: { xs: '100%', sm: 310 } }}
    />
  );
}
