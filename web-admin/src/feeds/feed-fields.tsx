import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { languages } from '../app/i18n/current-language.ts';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { Segments } from '../shared/segments.tsx';
import { FeedAddressInput } from './feed-address-input.tsx';
import { suggestedAt } from './suggested-feeds.ts';

/** Says so where the address is of a feed in the other language than is looked for. */
function LanguageWarning({ wanted }: { wanted: string }) {
  const translate = useTranslate();
  const url: unknown = useWatch({ name: 'url' });
  const known = typeof url === 'string' ? suggestedAt(url) : undefined;
  if (!known || known.language === wanted) return null;
  return (
    <Alert severity="warning" sx={{ mt: 1 }}>
      {translate(`resources.feeds.otherLanguage.${known.language}`, { title: known.title })}
    </Alert>
  );
}

/** For whom a feed is, which chooses what is suggested, and its address. */
export function FeedFields() {
  const translate = useTranslate();
  const { language: own } = useLanguage();
  const [language, setLanguage] = useState(own);
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ mb: 2 }}>
        <Segments
          label={translate('resources.feeds.suggestedIn')}
          choices={languages.map((value) => ({ value, name: translate(`academy.languages.${value}`) }))}
          chosen={language}
          onChoose={setLanguage}
        />
      </Box>
      <FeedAddressInput language={language} />
      <LanguageWarning wanted={language} />
    </Box>
  );
}
