import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { LastMessage } from '../shared/messages/write-cell.tsx';
import { useMessagesTo } from '../shared/messages/use-messages-to.ts';

const SHOWN = 3;

/** What colleagues have written to the same person: so that nobody writes it twice. Nothing where nobody has. */
export function EarlierMessages({ userId }: { userId: string }) {
  const translate = useTranslate();
  const { data: messages = [] } = useMessagesTo([userId]);
  if (messages.length === 0) return null;
  return (
    <Alert severity="info" sx={{ m: { xs: 2, md: 3 }, mb: 0 }}>
      {translate('resources.messages.earlier')}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {messages.slice(0, SHOWN).map((message) => (
          <li key={message.id}>
            <span lang={message.language}>{message.subject}</span> · <LastMessage message={message} />
          </li>
        ))}
      </Box>
    </Alert>
  );
}
