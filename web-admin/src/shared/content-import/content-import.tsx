import type { ImportPlan } from '@academy/contracts/shared/content-transfer.ts';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { PageHeading } from '../page-heading.tsx';
import { canBeImported, openConflicts, writesAnything } from './choices.ts';
import { ImportPlanPanel } from './import-plan.tsx';
import { SourcePicker } from './source-picker.tsx';
import { useContentImport, type ContentTransfer, type ImportRefusal } from './use-content-import.ts';

const Refusal = ({ refusal: { text, faults } }: { refusal: ImportRefusal }) => (
  <Alert severity="error" role="alert" sx={{ mt: 2 }}>
    <AlertTitle sx={{ fontWeight: 700 }}>{text}</AlertTitle>
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {faults.map(({ path, message }, at) => (
        <li key={at}>
          <Box component="code" sx={{ overflowWrap: 'anywhere' }}>
            {path}
          </Box>
          : {message}
        </li>
      ))}
    </Box>
  </Alert>
);

interface ContentImportProps<Plan extends ImportPlan> {
  /** What is imported, as the texts call it. */
  what: 'courses' | 'documents';
  transfer: ContentTransfer<Plan>;
  /** The way back. */
  above: ReactNode;
}

/** Brings in content from its files: they are checked whole, what they would change is shown, and then it is done. */
export function ContentImport<Plan extends ImportPlan>({ what, transfer, above }: ContentImportProps<Plan>) {
  const translate = useTranslate();
  const { plan, choices, setChoices, refusal, isPending, check, apply } = useContentImport(transfer);
  const text = (key: string, values: object = {}) => translate(`resources.transfer.${key}`, values);
  const open = plan ? openConflicts(plan, choices) : 0;
  return (
    <Box sx={{ width: '100%' }}>
      {above}
      <PageHeading text={`resources.transfer.page.${what}.title`} />
      <Typography sx={{ color: 'text.secondary', maxWidth: '72ch', mb: 2 }}>
        {text(`page.${what}.help`)}
      </Typography>
      <Card sx={{ p: { xs: 2, md: 3 }, mb: 2 }}>
        <SourcePicker isPending={isPending} onPick={(source) => void check(source)} />
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5, maxWidth: '72ch' }}>
          {text(`page.${what}.comments`)}
        </Typography>
        {isPending ? <LinearProgress aria-label={text('working')} sx={{ mt: 2 }} /> : null}
        {refusal ? <Refusal refusal={refusal} /> : null}
      </Card>
      {plan ? (
        <>
          <ImportPlanPanel plan={plan} choices={choices} onChoose={setChoices} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 2 }}>
            {canBeImported(plan) ? (
              <Button variant="contained" disabled={isPending || open > 0} onClick={() => void apply()}>
                {text('apply')}
              </Button>
            ) : null}
            {writesAnything(plan) ? null : <Typography>{text('plan.nothing')}</Typography>}
            {open > 0 ? <Typography>{text('plan.open', { smart_count: open })}</Typography> : null}
          </Box>
        </>
      ) : null}
    </Box>
  );
}
