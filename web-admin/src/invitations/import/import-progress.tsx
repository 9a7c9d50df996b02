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
import { importsKey } from './imports-key.ts';
import { StopImportButton } from './stop-import-button.tsx';

const listCall = endpointRef<typeof invitationEndpoints.staffListInvitationImports>(
  'GET',
  '/api/admin/invitation-imports',
);

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
                {one.skipped > one.limited
                  ? ` · ${text('skipped', { smart_count: one.skipped - one.limited })}`
                  : ''}
                {one.limited > 0 ? ` · ${text('limited', { smart_count: one.limited })}` : ''}
              </Typography>
              {one.stopped ? <Typography variant="body2">{text(`stopped.${one.stopped}`)}</Typography> : null}
              {isUnderWay(one) ? (
                <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 1 }}>
                  <LinearProgress
                    variant="determinate"
                    aria-label={one.fileName}
                    value={(one.done / one.total) * WHOLE}
                    sx={{ flex: 1 }}
                  />
                  <StopImportButton started={one} />
                </Box>
              ) : null}
            </Box>
          ))}
        </Box>
      </Panel>
    </Box>
  );
}
