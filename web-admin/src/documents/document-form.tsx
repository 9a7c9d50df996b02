import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { maxLength, required, useTranslate } from 'ra-core';
import type { ReactElement } from 'react';
import { BooleanInput, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ConsoleForm } from '../shared/console-form.tsx';
import { LanguageColumns } from '../shared/language-columns.tsx';
import { MarkdownInput } from '../shared/markdown/markdown-input.tsx';
import { CategoryInput } from './category-input.tsx';
import { colourChoices, iconChoices } from './choices.ts';

const isRequired = [required()];
// Which texts are needed depends on the button: a draft is kept as it is, and the server names what is missing.
const isTitle = [maxLength(200)];
const isDescription = [maxLength(1000)];
const isContent = [maxLength(50_000)];
/** An emptied field stays a text, as the server wants it. */
const asText = (value: unknown) => (typeof value === 'string' ? value : '');

const newDocument = { isPremium: true, iconName: 'file', iconColor: 'text-ink' };

/** Who reads it. */
function PremiumInput() {
  const isPremium: unknown = useWatch({ name: 'isPremium' });
  return (
    <BooleanInput
      source="isPremium"
      helperText={`resources.documents.${isPremium === true ? 'premiumHelp' : 'freeHelp'}`}
      sx={{ pl: 1 }}
    />
  );
}

/** A document in both of its languages, side by side where there is room. */
export function DocumentForm({ toolbar }: { toolbar: ReactElement }) {
  const translate = useTranslate();
  return (
    <ConsoleForm toolbar={toolbar} defaultValues={newDocument}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {translate('resources.documents.aboutDocument')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          width: '100%',
          columnGap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: '1fr 1fr 1fr 1.4fr' },
        }}
      >
        <CategoryInput source="category" />
        <SelectInput source="iconName" choices={iconChoices} validate={isRequired} />
        <SelectInput source="iconColor" choices={colourChoices} validate={isRequired} />
        <PremiumInput />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {translate('resources.documents.textsHelp')}
      </Typography>
      <LanguageColumns>
        {({ language, suffix, written }) => (
          <>
            <TextInput source={`title${suffix}`} validate={isTitle} parse={asText} slotProps={written} />
            <TextInput
              source={`description${suffix}`}
              validate={isDescription}
              parse={asText}
              multiline
              minRows={2}
              slotProps={written}
            />
            <MarkdownInput source={`content${suffix}`} lang={language} validate={isContent} />
          </>
        )}
      </LanguageColumns>
    </ConsoleForm>
  );
}
