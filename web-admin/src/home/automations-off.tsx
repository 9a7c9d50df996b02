import type { Automation } from '@academy/contracts/http/scheduler/automations.ts';
import Alert from '@mui/material/Alert';
import { useGetList, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { useAutomationName } from '../shared/automation-name.ts';
import { typesOff } from './types-off.ts';

/** All of them: there is about one of each type. */
const all = { page: 1, perPage: 100 };

/** Which of the works that members rely on are not done by time; nothing while all are. */
export function AutomationsOff() {
  const translate = useTranslate();
  const nameOf = useAutomationName();
  const { data } = useGetList<Automation>('automations', {
    pagination: all,
    sort: { field: 'type', order: 'ASC' },
  });
  const types = typesOff(data ?? []);
  if (types.length === 0) return null;
  const names = types.map(nameOf).join(', ');
  return (
    <Alert severity="warning" sx={{ mb: 3 }}>
      {translate('academy.home.automationsOff.text', { smart_count: types.length, names })}{' '}
      <Link className="text-link" to="/automations">
        {translate('academy.home.automationsOff.all')}
      </Link>
    </Alert>
  );
}
