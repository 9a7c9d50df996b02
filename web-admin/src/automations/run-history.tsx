import type {
  Automation,
  automationEndpoints,
  AutomationRun,
} from '@academy/contracts/http/scheduler/automations.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { formatDateTime } from '@academy/web-kit/format/dates.ts';
import { formatNumber } from '@academy/web-kit/format/numbers.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { client } from '../app/api.ts';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { useAutomationName } from '../shared/automation-name.ts';

/** A run that is under way ends while its history is open. */
const REFRESH_MS = 3_000;
const SECOND_MS = 1_000;

const prefix = 'resources.automations';

const runsOf = endpointRef<typeof automationEndpoints.staffListAutomationRuns>(
  'GET',
  '/api/admin/automations/:id/runs',
);

function RunRow({ run }: { run: AutomationRun }) {
  const translate = useTranslate();
  const { language } = useLanguage();
  const seconds = run.durationMs === null ? null : formatNumber(run.durationMs / SECOND_MS, language);
  const about = [
    translate(`${prefix}.triggers.${run.trigger}`),
    seconds === null ? null : translate(`${prefix}.took`, { seconds }),
    run.missedSlots > 0 ? translate(`${prefix}.missed`, { smart_count: run.missedSlots }) : null,
  ];
  return (
    <Box
      component="li"
      sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider', '&:last-child': { border: 0 } }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <time dateTime={run.startedAt}>{formatDateTime(run.startedAt, language)}</time>
        <span className={run.status === 'failed' ? 'tag tag--ink' : 'tag tag--key'}>
          {translate(`${prefix}.statuses.${run.status}`)}
        </span>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {about.filter((part) => part !== null).join(' · ')}
      </Typography>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {run.error ?? run.result}
      </Typography>
    </Box>
  );
}

/** The last runs of an automation, with what came of each. */
export function RunHistory({ automation, onClose }: { automation: Automation; onClose: () => void }) {
  const translate = useTranslate();
  const nameOf = useAutomationName();
  const { data: runs, error } = useQuery({
    queryKey: ['automations', automation.id, 'runs'],
    queryFn: () => client.call(runsOf, { params: { id: automation.id } }),
    refetchInterval: REFRESH_MS,
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="history-title">
      <DialogTitle id="history-title">
        {translate(`${prefix}.history`, { name: nameOf(automation.type) })}
      </DialogTitle>
      <DialogContent>
        {error ? <Alert severity="error">{translate(`${prefix}.failures.history`)}</Alert> : null}
        {runs?.length === 0 ? <Typography>{translate(`${prefix}.noRuns`)}</Typography> : null}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {runs?.map((run) => (
            <RunRow key={run.id} run={run} />
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
