import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Breadcrumb } from '../../shared/breadcrumb.tsx';
import { PageHeading } from '../../shared/page-heading.tsx';
import { openConflicts, writesAnything } from './choices.ts';
import { ImportPlanPanel } from './import-plan.tsx';
import { SourcePicker } from './source-picker.tsx';
import { useCourseImport, type ImportRefusal } from './use-course-import.ts';

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

/** Brings in a course from its files: they are checked, what they would change is shown, and then it is done whole. */
export function CourseImport() {
  const translate = useTranslate();
  const { plan, choices, setChoices, refusal, isPending, check, apply } = useCourseImport();
  const text = (key: string, values: object = {}) => translate(`resources.transfer.${key}`, values);
  const open = plan ? openConflicts(plan, choices) : 0;
  return (
    <Box sx={{ width: '100%' }}>
      <Breadcrumb />
      <PageHeading text="resources.transfer.title" />
      <Typography sx={{ color: 'text.secondary', maxWidth: '72ch', mb: 2 }}>{text('help')}</Typography>
      <Card sx={{ p: { xs: 2, md: 3 }, mb: 2 }}>
        <SourcePicker isPending={isPending} onPick={(source) => void check(source)} />
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5, maxWidth: '72ch' }}>
          {text('comments')}
        </Typography>
        {isPending ? <LinearProgress aria-label={text('working')} sx={{ mt: 2 }} /> : null}
        {refusal ? <Refusal refusal={refusal} /> : null}
      </Card>
      {plan ? (
        <>
          <ImportPlanPanel plan={plan} choices={choices} onChoose={setChoices} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 2 }}>
            {writesAnything(plan) ? (
              <Button variant="contained" disabled={isPending || open > 0} onClick={() => void apply()}>
                {text('apply')}
              </Button>
            ) : (
              <Typography>{text('plan.nothing')}</Typography>
            )}
            {open > 0 ? <Typography>{text('plan.open', { smart_count: open })}</Typography> : null}
          </Box>
        </>
      ) : null}
    </Box>
  );
}
