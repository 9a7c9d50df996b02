import type { Language } from '@academy/contracts/shared/language.ts';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { maxLength, required, useInput, useTranslate, ValidationError } from 'ra-core';
import { suggestedFeeds, type SuggestedFeed } from './suggested-feeds.ts';

const isAddress = [required(), maxLength(2000)];
const byTitleAndAddress = createFilterOptions<SuggestedFeed>({
  stringify: ({ title, url }) => `${title} ${url}`,
});

/** A feed's address: any that is typed, or a suggested one in the language that is looked for. */
export function FeedAddressInput({ language }: { language: Language }) {
  const translate = useTranslate();
  const { id, field, fieldState } = useInput<string>({
    source: 'url',
    validate: isAddress,
    defaultValue: '',
  });
  const fault = fieldState.error?.message;
  return (
    <Autocomplete<SuggestedFeed, false, false, true>
      id={id}
      freeSolo
      fullWidth
      openOnFocus
      options={suggestedFeeds.filter((feed) => feed.language === language)}
      filterOptions={byTitleAndAddress}
      getOptionLabel={(feed) => (typeof feed === 'string' ? feed : feed.url)}
      inputValue={field.value as string}
      onInputChange={(_event, typed) => field.onChange(typed)}
      onBlur={field.onBlur}
      renderOption={({ key, ...row }, { title, url }) => (
        <li key={key} {...row}>
          <span>
            {title}
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {url}
            </Typography>
          </span>
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          type="url"
          required
          inputRef={field.ref}
          label={translate('resources.feeds.fields.url')}
          error={fault !== undefined}
          helperText={
            fault === undefined ? translate('resources.feeds.urlHelp') : <ValidationError error={fault} />
          }
        />
      )}
    />
  );
}
