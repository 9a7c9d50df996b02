import type { StaffPassage } from '@academy/contracts/http/ai/passages.ts';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { nameOfPassage } from './name-of-passage.ts';
import type { PassagesState } from './use-passages.ts';

interface PassageChoiceProps {
  passages: readonly StaffPassage[];
  state: PassagesState;
  value: string | null;
  onChange: (id: string) => void;
  /** What is wrong with it. */
  fault: string | undefined;
}

/** Which passage answers: each by its place and how it begins. */
export function PassageChoice({ passages, state, value, onChange, fault }: PassageChoiceProps) {
  const translate = useTranslate();
  const help = fault ?? (state === 'found' ? '' : translate(`resources.known-questions.passages.${state}`));
  return (
    <FormControl error={fault !== undefined} fullWidth sx={{ mt: 2 }}>
      <FormLabel id="passage-label" required>
        {translate('resources.known-questions.fields.passage')}
      </FormLabel>
      <RadioGroup
        aria-labelledby="passage-label"
        aria-describedby="passage-help"
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value)}
        sx={{ maxHeight: 280, overflowY: 'auto', flexWrap: 'nowrap' }}
      >
        {passages.map((passage) => (
          <FormControlLabel
            key={passage.id}
            value={passage.id}
            control={<Radio size="small" />}
            sx={{ alignItems: 'flex-start', mr: 0, py: 0.5 }}
            label={
              <span lang={passage.language}>
                <Typography component="span" sx={{ display: 'block', fontWeight: 600, pt: 0.75 }}>
                  {nameOfPassage(passage)}
                </Typography>
                <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                  {passage.excerpt}
                </Typography>
              </span>
            }
          />
        ))}
      </RadioGroup>
      <FormHelperText id="passage-help" role="status">
        {help}
      </FormHelperText>
    </FormControl>
  );
}
