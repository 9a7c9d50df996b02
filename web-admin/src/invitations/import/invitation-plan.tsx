import type { InvitationPlan } from '@academy/contracts/http/auth/invitations.ts';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Panel } from '../../shared/panel.tsx';

/** So many lines of a kind are shown. */
const mostShown = 100;

interface LinesProps {
  title: string;
  lines: readonly string[];
  /** How many there are beyond those given. */
  more?: number;
  severity: 'error' | 'info';
}

function Lines({ title, lines, more = 0, severity }: LinesProps) {
  const translate = useTranslate();
  const left = Math.max(0, lines.length - mostShown) + more;
  if (lines.length === 0) return null;
  return (
    <Alert severity={severity} icon={false} sx={{ mt: 1.5 }} {...(severity === 'error' && { role: 'alert' })}>
      <AlertTitle sx={{ fontWeight: 700 }}>{title}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {lines.slice(0, mostShown).map((line, at) => (
          <li key={at}>{line}</li>
        ))}
      </Box>
      {left > 0 ? translate('resources.invitations.plan.more', { smart_count: left }) : null}
    </Alert>
  );
}

/** Whether a plan may be carried out. */
export const mayBeSent = ({ invitations, problems, doubled }: InvitationPlan): boolean =>
  invitations > 0 && problems.length === 0 && doubled.length === 0;

/** Whom an import would invite, and what keeps it from doing so. */
export function InvitationPlanPanel({ plan }: { plan: InvitationPlan }) {
  const translate = useTranslate();
  const text = (key: string, values: object = {}) => translate(`resources.invitations.plan.${key}`, values);
  const place = ({ line, email }: { line: number; email: string }) => text('line', { line, text: email });
  const problem = ({ line, column, text: what }: InvitationPlan['problems'][number]) =>
    column === '' ? text('line', { line, text: what }) : text('cell', { line, column, text: what });
  const { languages } = plan;
  return (
    <Panel title={text('title')}>
      <Typography>{text('invitations', { smart_count: plan.invitations })}</Typography>
      {plan.invitations > 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('languages', { es: languages.es, en: languages.en })}
        </Typography>
      ) : null}
      {plan.ignoredColumns.length > 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {text('ignored', { columns: plan.ignoredColumns.join(', ') })}
        </Typography>
      ) : null}
      <Lines
        severity="error"
        title={text('problems')}
        lines={plan.problems.map(problem)}
        more={plan.moreProblems}
      />
      <Lines
        severity="error"
        title={text('doubled')}
        lines={plan.doubled.map(({ email, lines }) =>
          text('doubledLine', { email, lines: lines.join(', ') }),
        )}
      />
      <Lines
        severity="info"
        title={text('roles')}
        lines={plan.roles.map(
          ({ role, ...where }) => `${place(where)} · ${translate(`resources.users.roles.${role}`)}`,
        )}
      />
      <Lines severity="info" title={text('existing')} lines={plan.existing.map(place)} />
      <Lines severity="info" title={text('invited')} lines={plan.invited.map(place)} />
    </Panel>
  );
}
