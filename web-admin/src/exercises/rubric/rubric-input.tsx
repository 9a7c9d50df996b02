import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useInput, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useReferences } from '../use-references.ts';
import { RubricCards } from './rubric-cards.tsx';
import { faultsOf, readRubric, writeRubric } from './rubric-text.ts';
import { drawable, type RubricValue } from './rubric-value.ts';
import { useNamedFaultText } from './use-card-fault.ts';
import { useFaultText } from './use-fault-text.ts';
import { YamlInput } from './yaml-input.tsx';
import { Segments } from '../../shared/segments.tsx';

const views = ['cards', 'yaml'] as const;
const unchanged = (value: RubricValue): RubricValue => value;

const firstFault = (value: RubricValue) => {
  if (typeof value !== 'string') return faultsOf(value)[0] ?? null;
  const reading = readRubric(value);
  return 'fault' in reading ? reading.fault : null;
};

/** The rubric as cards or as YAML: the same value, so that changing between them loses nothing. */
export function RubricInput() {
  const translate = useTranslate();
  const faultText = useFaultText();
  const namedFaultText = useNamedFaultText();
  const [chosen, setChosen] = useState<(typeof views)[number]>('cards');
  const { field, fieldState } = useInput<RubricValue>({
    source: 'rubric',
    format: unchanged,
    parse: unchanged,
    validate: (value: RubricValue) => {
      const first = firstFault(value);
      return first ? faultText(first) : undefined;
    },
  });
  const { isSubmitted } = useFormState();
  const value: RubricValue = field.value ?? '';
  const drawn = drawable(value);
  const view = drawn ? chosen : 'yaml';
  const [fault] = drawn ? faultsOf(drawn) : [];
  const { data } = useReferences(drawn?.criteria.some(({ id }) => id === 'subject') ?? false);
  return (
    <Box sx={{ width: '100%' }}>
      <Segments
        label={translate('resources.rubric.tabs.label')}
        choices={views.map((one) => ({
          value: one,
          name: translate(`resources.rubric.tabs.${one}`),
          isDisabled: one === 'cards' && !drawn,
        }))}
        chosen={view}
        onChoose={setChosen}
      />
      {drawn ? null : (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {translate('resources.rubric.notDrawable')}
        </Typography>
      )}
      <Box sx={{ mt: 1.5 }}>
        {view === 'cards' && drawn ? (
          <RubricCards
            rubric={drawn}
            marksFaults={isSubmitted || typeof value === 'string'}
            hasReferences={data && data.references !== null}
            onChange={field.onChange}
          />
        ) : (
          <Yaml value={value} onChange={field.onChange} onBlur={field.onBlur} />
        )}
      </Box>
      {view === 'cards' && isSubmitted && fieldState.error && drawn && fault ? (
        <FormHelperText error tabIndex={-1} data-fault>
          {namedFaultText(fault, drawn)}
        </FormHelperText>
      ) : null}
    </Box>
  );
}

interface YamlProps {
  value: RubricValue;
  onChange: (text: string) => void;
  onBlur: () => void;
}

function Yaml({ value, onChange, onBlur }: YamlProps) {
  const text = typeof value === 'string' ? value : writeRubric(value);
  const reading = readRubric(text);
  return (
    <YamlInput
      text={text}
      fault={'fault' in reading ? reading.fault : null}
      onChange={onChange}
      onBlur={onBlur}
    />
  );
}
