import type { Language } from '@academy/contracts/shared/language.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate, type Validator } from 'ra-core';
import { lazy, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { TextInput } from 'react-admin';
import { LazyPart } from '../../app/lazy-part.tsx';
import { Segments } from '../segments.tsx';

const Preview = lazy(() => import('./preview.tsx'));
const modes = ['write', 'preview', 'phone'] as const;
/** As wide as the text stands on a phone. */
const phoneWidth = 358;

interface MarkdownInputProps {
  source: string;
  /** The language that the text is written in. */
  lang: Language;
  validate: Validator[];
}

/** A long text in Markdown, and how learners will see it. */
export function MarkdownInput({ source, lang, validate }: MarkdownInputProps) {
  const translate = useTranslate();
  const panel = useId();
  const [mode, setMode] = useState<(typeof modes)[number]>('write');
  const text: unknown = useWatch({ name: source });
  const written = typeof text === 'string' ? text : '';

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 1 }}>
        <Segments
          label={translate(`academy.languages.${lang}`)}
          choices={modes.map((each) => ({ value: each, name: translate(`academy.markdown.${each}`) }))}
          chosen={mode}
          onChoose={setMode}
          controls={panel}
        />
      </Box>
      <div id={panel}>
        {/* Hidden rather than gone, so that its errors and its cursor stay. */}
        <Box sx={{ display: mode === 'write' ? 'block' : 'none' }}>
          <TextInput
            source={source}
            validate={validate}
            // An emptied field stays a text, as the server wants it.
            parse={(value: unknown) => (typeof value === 'string' ? value : '')}
            multiline
            minRows={14}
            maxRows={32}
            helperText="academy.markdown.help"
            slotProps={{ htmlInput: { lang, spellCheck: true } }}
            sx={{ '& textarea': { fontFamily: 'var(--prompt)', fontSize: 14, lineHeight: 1.7 } }}
          />
        </Box>
        {mode !== 'write' ? (
          <Box
            sx={{
              ...{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2.5, mt: 1, minHeight: 340 },
              ...(mode === 'phone' && { boxSizing: 'content-box', maxWidth: phoneWidth, mx: 'auto', p: 2 }),
            }}
          >
            {written.trim() === '' ? (
              <Typography sx={{ color: 'text.secondary' }}>{translate('academy.markdown.empty')}</Typography>
            ) : (
              <LazyPart>
                <Preview lang={lang}>{written}</Preview>
              </LazyPart>
            )}
          </Box>
        ) : null}
      </div>
    </Box>
  );
}
