import type { InvitationImport, invitationEndpoints } from '@academy/contracts/http/auth/invitations.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { formatDateTime } from '@academy/web-kit/format/dates.ts';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { client } from '../../app/api.ts';
import { useLanguage } from '../../app/i18n/language-context.tsx';
import { Panel } from '../../shared/panel.tsx';

const listCall = endpointRef<typeof invitationEndpoints.staffListInvitationImports>(
  'GET',
  '/api/admin/invitation-imports',
);

export const importsKey = ['invitation-imports'] as const;
/** While one is under way. */
const lookEveryMs = 2_000;
const WHOLE = 100;

const isUnderWay = ({ endedAt }: InvitationImport): boolean => endedAt === null;

/** The latest imports, and how far those under way have got. */
export function ImportProgress() {
  const translate = useTranslate();
  const { language } = useLanguage();
  const { data = [] } = useQuery({
    queryKey: importsKey,
    queryFn: () => client.call(listCall, {}),
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? lookEveryMs : false),
  });
  const text = (key: string, values: object = {}) =>
    translate(`resources.invitations.progress.${key}`, values);
  if (data.length === 0) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <Panel title={text('title')} more={{ to: '/invitations', text: text('all') }}>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.map((one) => (
            <Box component="li" key={one.id} sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{one.fileName}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {formatDateTime(one.createdAt, language)} ·{' '}
                {text(isUnderWay(one) ? 'underWay' : 'done', {
                  done: one.done - one.skipped,
                  total: one.total,
                })}
                {one.skipped > 0 ? ` · ${text('skipped', { smart_count: one.skipped })}` : ''}
              </Typography>
              {isUnderWay(one) ? (
                <LinearProgress
                  variant="determinate"
                  aria-label={one.fileName}
                  value={(one.done / one.total) * WHOLE}
                  sx={{ mt: 1 }}
                />
              ) : null}
            </Box>
          ))}
        </Box>
      </Panel>
    </Box>
  );
}
