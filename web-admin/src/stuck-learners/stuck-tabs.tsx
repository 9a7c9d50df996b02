import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { NavLink } from 'react-router-dom';

const pages = [
  { to: '/stuck-learners', text: 'resources.stuck-learners.tabs.people' },
  { to: '/stuck-learners/figures', text: 'resources.stuck-learners.tabs.figures' },
] as const;

/** The two ways to see who needs help: by person, and by course in figures. */
export function StuckTabs() {
  const translate = useTranslate();
  return (
    <Box
      component="nav"
      aria-label={translate('resources.stuck-learners.tabs.label')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2.5,
        mb: 1,
        '& a': { color: 'text.secondary', fontWeight: 600, py: 0.75, textDecoration: 'none' },
        '& a:hover': { color: 'text.primary' },
        '& a[aria-current]': { color: 'text.primary', boxShadow: 'inset 0 -2px 0 currentColor' },
      }}
    >
      {pages.map(({ to, text }) => (
        <NavLink key={to} to={to} end>
          {translate(text)}
        </NavLink>
      ))}
    </Box>
  );
}
