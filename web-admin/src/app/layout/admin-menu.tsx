import type { Role } from '@academy/contracts/shared/people.ts';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { lazy, type ComponentType } from 'react';
import { usePermissions, useRemoveFromStore, useResourceDefinitions, useTranslate } from 'ra-core';
import { Menu, useSidebarState } from 'react-admin';
import { LazyPart } from '../lazy-part.tsx';
import { hasHome, resourcesFor } from '../console-access.ts';
import { inGroups, type MenuGroup } from './menu-groups.ts';

const WaitingCount = lazy(() =>
  import('./waiting-count.tsx').then(({ WaitingCount }) => ({ default: WaitingCount })),
);

const Entries = styled(Menu)(({ theme }) => ({
  marginTop: 0,
  padding: '0 8px',
  '& .RaMenuItemLink-root': {
    borderRadius: 10,
    minHeight: 42,
    marginBottom: 2,
    paddingLeft: 12,
    color: theme.palette.text.secondary,
    fontWeight: 600,
    fontSize: 15,
  },
  '& .RaMenuItemLink-icon': { color: 'inherit', minWidth: 38 },
  '& .RaMenuItemLink-active': { color: theme.palette.text.primary },
  // The active entry carries the stroke.
  '& .RaMenuItemLink-active .MuiTypography-root': {
    flexGrow: 0,
    padding: '0 6px',
    marginLeft: -6,
    borderRadius: '0.3em 0.55em 0.25em 0.6em',
    background: 'color-mix(in srgb, var(--mark) var(--mark-share), transparent)',
    textDecoration: 'var(--mark-line)',
    textUnderlineOffset: '0.2em',
  },
}));

/** Names the entries below it; a line where the menu is folded to its icons. */
function GroupHeading({ text }: { text: string }) {
  const [isOpen] = useSidebarState();
  return (
    <Box
      component="li"
      role="presentation"
      sx={{
        listStyle: 'none',
        mt: 2,
        mb: 0.5,
        px: 1.5,
        color: 'text.secondary',
        fontSize: 12.5,
        ...(!isOpen && { borderTop: 1, borderColor: 'divider' }),
      }}
    >
      {isOpen ? text : null}
    </Box>
  );
}

/** What this person works with, in groups, each entry with how much waits behind it. */
export function AdminMenu() {
  const translate = useTranslate();
  const { permissions = null } = usePermissions<Role | null>();
  const definitions = useResourceDefinitions<{ group?: MenuGroup; isOffMenu?: boolean }>();
  const forget = useRemoveFromStore();
  const shown = resourcesFor(permissions, Object.values(definitions)).filter(
    ({ options }) => options?.isOffMenu !== true,
  );
  /** The entry's sign with how much waits there, and that as its description. */
  const waitingAt = (name: string, Icon: ComponentType | undefined) => {
    if (!permissions || !Icon) return {};
    const id = `waiting-${name}`;
    return {
      'aria-describedby': id,
      leftIcon: (
        <>
          <Icon />
          <LazyPart isExtra>
            <WaitingCount resource={name} role={permissions} id={id} />
          </LazyPart>
        </>
      ),
    };
  };
  return (
    <nav aria-label={translate('academy.menu.label')}>
      <Entries>
        {permissions !== null && hasHome(permissions) ? (
          <Menu.DashboardItem primaryText={translate('academy.home.title')} />
        ) : null}
        {inGroups(shown).flatMap(({ group, entries }) => [
          group && <GroupHeading key={`group ${group}`} text={translate(`academy.menu.groups.${group}`)} />,
          ...entries.map(({ name, icon: Icon }) => (
            <Menu.ResourceItem
              key={name}
              name={name}
              primaryText={translate(`resources.${name}.menu`)}
              {...waitingAt(name, Icon)}
              // Filters that a link of another page set would narrow the list silently.
              onClick={() => forget(`${name}.listParams`)}
            />
          )),
        ])}
      </Entries>
    </nav>
  );
}
