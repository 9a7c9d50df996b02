import { formatDateTime } from '@academy/web-kit/format/dates.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { PersonName } from '../shared/person-name.tsx';

interface DecisionListProps {
  decisions: readonly { what: string; reason: string; at: string; by: string }[];
}

/** What staff decided, oldest first: each with its reason, when and by whom. */
export function DecisionList({ decisions }: DecisionListProps) {
  const { language } = useLanguage();
  return (
    <Box component="ol" sx={{ pl: 2.5, m: 0 }}>
      {decisions.map(({ what, reason, at, by }) => (
        <li key={at}>
          <strong>{what}</strong>: {reason}
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {formatDateTime(at, language)} · <PersonName id={by} />
          </Typography>
        </li>
      ))}
    </Box>
  );
}
