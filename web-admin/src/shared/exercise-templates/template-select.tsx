import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { templateKinds, type TemplateKind } from './template-kinds.ts';

interface TemplateSelectProps {
  value: TemplateKind;
  onChange: (kind: TemplateKind) => void;
}

/** Which kind of task a new exercise begins with, and what that brings. */
export function TemplateSelect({ value, onChange }: TemplateSelectProps) {
  const translate = useTranslate();
  const text = (key: string) => translate(`resources.rubric.templates.${key}`);
  return (
    <TextField
      select
      label={text('label')}
      value={value}
      onChange={({ target }) => onChange(target.value as TemplateKind)}
      helperText={text(`${value}.about`)}
      slotProps={{ select: { renderValue: () => text(`${value}.name`) } }}
      sx={{ maxWidth: 480 }}
    >
      {templateKinds.map((kind) => (
        <MenuItem key={kind} value={kind} sx={{ display: 'block', whiteSpace: 'normal' }}>
          {text(`${kind}.name`)}
          <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: 13.5 }}>
            {text(`${kind}.about`)}
          </Box>
        </MenuItem>
      ))}
    </TextField>
  );
}
