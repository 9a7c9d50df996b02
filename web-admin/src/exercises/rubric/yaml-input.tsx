import { useMayWrite } from '../../shared/rights/use-may.ts';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import type { RubricFault } from './rubric-text.ts';
import { YamlFault } from './yaml-fault.tsx';
import { tokensOf, type TokenKind } from './yaml-tokens.ts';

const colours: Record<TokenKind, string> = {
  key: 'var(--link)',
  value: 'var(--met)',
  mark: 'var(--ink-3)',
  comment: 'var(--ink-3)',
  text: 'inherit',
};
const lineHeight = 22;
/** Both layers draw the same characters at the same places. */
const layer = {
  gridArea: '1 / 1',
  m: 0,
  p: 0,
  pr: 2,
  border: 0,
  font: `400 14px/${lineHeight}px var(--prompt)`,
  whiteSpace: 'pre',
  tabSize: 2,
} as const;

interface YamlInputProps {
  text: string;
  fault: RubricFault | null;
  onChange: (text: string) => void;
  onBlur: () => void;
}

/** The rubric as YAML, with numbers and colours, and what is wrong beside its line. */
export function YamlInput({ text, fault, onChange, onBlur }: YamlInputProps) {
  const translate = useTranslate();
  const mayWrite = useMayWrite();
  const message = useId();
  const lines = text.split('\n');
  return (
    <Box sx={{ position: 'relative', width: '100%' }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            lg: fault ? 'minmax(0, 1fr) 260px' : 'minmax(0, 1fr)',
          },
          columnGap: 1.5,
        }}
      >
        <Box
          sx={{
            display: 'flex',
            border: 1,
            borderColor: fault ? 'error.main' : 'divider',
            borderRadius: '10px',
            bgcolor: 'background.paper',
            py: 1,
            overflow: 'hidden',
            '&:focus-within': { outline: '2px solid var(--link)', outlineOffset: 1 },
          }}
        >
          <Box
            aria-hidden
            sx={{
              ...layer,
              textAlign: 'right',
              color: 'var(--ink-3)',
              pl: 1,
              pr: 1.5,
              userSelect: 'none',
              flex: 'none',
            }}
          >
            {lines.map((_, at) => (
              <Box
                key={at}
                sx={{
                  height: lineHeight,
                  ...(fault?.line === at + 1 && { color: 'error.main', fontWeight: 700 }),
                }}
              >
                {at + 1}
              </Box>
            ))}
          </Box>
          <Box sx={{ overflowX: 'auto', flex: 1, minWidth: 0 }}>
            <Box sx={{ display: 'grid', minWidth: 'max-content' }}>
              <Box component="pre" aria-hidden sx={{ ...layer, pointerEvents: 'none' }}>
                {lines.map((line, at) => (
                  <Box
                    key={at}
                    sx={{
                      height: lineHeight,
                      ...(fault?.line === at + 1 && {
                        bgcolor: 'color-mix(in srgb, var(--mark-missing, var(--missing)) 30%, transparent)',
                      }),
                    }}
                  >
                    {tokensOf(line).map(({ text: piece, kind }, place) => (
                      <span key={place} style={{ color: colours[kind] }}>
                        {piece}
                      </span>
                    ))}
                  </Box>
                ))}
              </Box>
              <Box
                component="textarea"
                value={text}
                onChange={({ target }: React.ChangeEvent<HTMLTextAreaElement>) => onChange(target.value)}
                onBlur={onBlur}
                readOnly={!mayWrite}
                aria-label={translate('resources.exercises.fields.rubric')}
                aria-invalid={fault !== null}
                {...(fault && { 'aria-describedby': message })}
                lang="en"
                spellCheck={false}
                wrap="off"
                rows={lines.length}
                sx={{
                  ...layer,
                  width: '100%',
                  height: lines.length * lineHeight,
                  resize: 'none',
                  overflow: 'hidden',
                  bgcolor: 'transparent',
                  color: 'transparent',
                  caretColor: 'var(--ink)',
                  outline: 'none',
                }}
              />
            </Box>
          </Box>
        </Box>
        {fault ? <YamlFault id={message} fault={fault} top={(fault.line - 1) * lineHeight} /> : null}
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: 13, mt: 0.5 }}>
        {translate('resources.exercises.rubricHelp')}
      </Box>
    </Box>
  );
}
