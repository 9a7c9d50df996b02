import type { User } from '@academy/contracts/http/auth/user.ts';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useGetIdentity, useGetList, useRecordContext, useTranslate } from 'ra-core';
import { PersonName } from '../shared/person-name.tsx';
import { useMayWrite } from '../shared/rights/use-may.ts';
import { useRecordChange } from '../shared/use-record-change.ts';
import type { StaffHelp } from '../shared/inquiries/types.ts';

const NOBODY = '';
/** Whoever answers questions; an academy has not as many. */
const colleaguesOnly = {
  filter: { may: 'support.write' },
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'firstName', order: 'ASC' },
} as const;

const nameOf = ({ firstName, lastName }: User) => `${firstName} ${lastName}`;

/** Who of staff takes the question on. */
export function AssigneeSelect() {
  const translate = useTranslate();
  const help = useRecordContext<StaffHelp>();
  const { identity } = useGetIdentity();
  const { data: colleagues = [] } = useGetList<User>('users', colleaguesOnly);
  const { change, isPending } = useRecordChange({ done: 'assigned', failed: 'assigned' });
  const mayAssign = useMayWrite('help');
  if (!help) return null;
  const isKnown = colleagues.some(({ id }) => id === help.assignedTo);
  const assigned = help.assignedTo ?? NOBODY;
  return (
    <TextField
      select
      size="small"
      label={translate('resources.help.fields.assignedTo')}
      value={assigned}
      disabled={isPending || !mayAssign}
      onChange={({ target }) => change(help, { assignedTo: target.value === NOBODY ? null : target.value })}
      sx={{ width: { xs: 1, sm: 280 } }}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value={NOBODY}>{translate('resources.help.nobody')}</MenuItem>
      {/* Whoever answers no questions any more can be seen, and replaced. */}
      {assigned !== NOBODY && !isKnown ? (
        <MenuItem value={assigned} disabled>
          <PersonName id={assigned} />
        </MenuItem>
      ) : null}
      {colleagues.map((user) => (
        <MenuItem key={user.id} value={user.id}>
          {user.id === identity?.id ? translate('resources.help.me', { name: nameOf(user) }) : nameOf(user)}
        </MenuItem>
      ))}
    </TextField>
  );
}
