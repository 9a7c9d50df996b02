import type { Role } from '@academy/contracts/shared/people.ts';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useSidebarState } from 'react-admin';
import { useWaiting } from '../waiting/use-waiting.ts';

const mostShown = 99;
const beside = {
  right: 6,
  top: '50%',
  transform: 'translateY(-50%)',
  fontSize: 12.5,
  fontVariantNumeric: 'tabular-nums',
} as const;
const dot = {
  top: 8,
  left: 30,
  width: 8,
  height: 8,
  borderRadius: '50%',
  bgcolor: 'text.secondary',
} as const;

/**
 * How much waits behind an entry of the menu, a dot where that is folded; nothing where nothing does. Screen readers have it as the
 * entry's description, whose element has this id.
 */
export function WaitingCount({ resource, role, id }: { resource: string; role: Role; id: string }) {
  const translate = useTranslate();
  const [isOpen] = useSidebarState();
  const [waiting] = useWaiting(role, resource);
  const count = waiting?.count.data ?? 0;
  if (count === 0) return null;
  const shown = count > mostShown ? `${mostShown}+` : count;
  return (
    <>
      <Box component="span" aria-hidden sx={{ position: 'absolute', ...(isOpen ? beside : dot) }}>
        {isOpen ? shown : null}
      </Box>
      <span id={id} hidden>
        {translate(`academy.home.waiting.${resource}`, { smart_count: count })}
      </span>
    </>
  );
}
