import { useMemo } from 'react';
import { useLanguage } from '../../../shared/i18n/use-language.ts';
import { countries } from '../model/countries.ts';

interface CountrySelectProps {
  id?: string;
  value?: string;
  onChange?: (code: string) => void;
}

/** The browser's own list, which finds by typing and fills in by itself. The form's item gives value and handler. */
export function CountrySelect({ id, value, onChange }: CountrySelectProps) {
  const { language } = useLanguage();
  const list = useMemo(() => countries(language), [language]);
  return (
    <select
      id={id}
      className="billing__country"
      autoComplete="billing country"
      value={value}
      onChange={(event) => onChange?.(event.target.value)}
    >
      {list.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
  );
}
