import type { User } from '@academy/contracts/http/auth.ts';
import { formatDate } from '@academy/web-kit/format/dates.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RecordContextProvider, useListContext } from 'ra-core';
import { Link } from 'react-router-dom';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { ListNothing } from '../shared/list-nothing.tsx';
import { UserBadges } from './user-badges.tsx';

/** The list where a table has no room. */
export function UserCards() {
  const { language } = useLanguage();
  const { data } = useListContext<User>();
  if (!data) return null;
  if (data.length === 0) return <ListNothing text="resources.users.empty" />;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((user) => (
        <RecordContextProvider key={user.id} value={user}>
          <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider', '&:last-child': { border: 0 } }}>
            <Box
              component={Link}
              to={`/users/${user.id}`}
              sx={{ display: 'grid', gap: 0.5, p: 2, color: 'inherit', textDecoration: 'none' }}
            >
              <Typography sx={{ fontWeight: 600 }}>
                {user.firstName} {user.lastName}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                @{user.username} · {user.email}
              </Typography>
              <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', pt: 0.5 }}>
                <UserBadges />
                <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                  {formatDate(user.createdAt, language)}
                </Typography>
              </Box>
            </Box>
          </Box>
        </RecordContextProvider>
      ))}
    </Box>
  );
}
