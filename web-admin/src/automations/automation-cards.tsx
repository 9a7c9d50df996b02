import type { Automation } from '@academy/contracts/http/scheduler/automations.ts';
import { formatDateTime } from '@academy/web-kit/format/dates.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RecordContextProvider, useListContext, useTranslate } from 'ra-core';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { useAutomationName } from '../shared/automation-name.ts';
import { ListNothing } from '../shared/list-nothing.tsx';
import { ActiveSwitch } from './active-switch.tsx';
import { DeleteAutomationButton } from './delete-automation-button.tsx';
import { HistoryButton } from './history-button.tsx';
import { IntervalButton } from './interval-button.tsx';
import { inUnit } from './interval.ts';
import { QueueNotice } from './queue-notice.tsx';
import { RunButton } from './run-button.tsx';

const useFacts = () => {
  const translate = useTranslate();
  const { language } = useLanguage();
  const moment = (iso: string | null, none: string) =>
    iso === null ? translate(`resources.automations.${none}`) : formatDateTime(iso, language);
  return ({ intervalMs, lastRun, nextRun }: Automation): [string, string][] => {
    const { unit, count } = inUnit(intervalMs);
    return [
      ['intervalMs', translate(`resources.automations.every.${unit}`, { smart_count: count })],
      ['lastRun', moment(lastRun, 'never')],
      ['nextRun', moment(nextRun, 'notScheduled')],
    ];
  };
};

function AutomationCard({ automation }: { automation: Automation }) {
  const translate = useTranslate();
  const facts = useFacts();
  const title = useAutomationName()(automation.type);
  return (
    <Box
      component="li"
      aria-label={title}
      sx={{
        p: 2.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        display: 'flex',
        flexDirection: 'column',
        gap: 1.5,
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: 2 }}>
        <Typography component="h2" sx={{ fontWeight: 700 }}>
          {title}
        </Typography>
        <ActiveSwitch />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {automation.description}
      </Typography>
      {automation.lastFailed ? (
        <span className="tag tag--lack" style={{ alignSelf: 'start' }}>
          {translate('resources.automations.lastFailed')}
        </span>
      ) : null}
      <QueueNotice type={automation.type} />
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.5 }}
      >
        {facts(automation).map(([field, text]) => (
          <Box key={field} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {translate(`resources.automations.fields.${field}`)}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0 }}>
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 'auto', ml: -1 }}>
        <RunButton />
        <IntervalButton />
        <HistoryButton />
        <DeleteAutomationButton />
      </Box>
    </Box>
  );
}

/** Every automation of the list with its interval, its last and next run, and what can be done with it. */
export function AutomationCards() {
  const { data } = useListContext<Automation>();
  if (!data) return null;
  if (data.length === 0) return <ListNothing text="resources.automations.empty" />;
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 2,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
      }}
    >
      {data.map((automation) => (
        <RecordContextProvider key={automation.id} value={automation}>
          <AutomationCard automation={automation} />
        </RecordContextProvider>
      ))}
    </Box>
  );
}
