import type { StaffDocument } from '@academy/contracts/http/library.ts';
import { formatDateTime } from '@academy/web-kit/format/dates.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { RecordContextProvider, useListContext, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { useLanguage } from '../app/i18n/language-context.tsx';
import { ListNothing } from '../shared/list-nothing.tsx';
import { DocumentTitle } from './document-title.tsx';
import { PublishButton } from './publish-button.tsx';
import { AccessTag, StatusTag } from './status-tag.tsx';

/** The list where a table has no room. */
export function DocumentCards() {
  const translate = useTranslate();
  const { language } = useLanguage();
  const { data } = useListContext<StaffDocument>();
  if (!data) return null;
  if (data.length === 0) return <ListNothing text="resources.documents.empty" />;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((document) => (
        <RecordContextProvider key={document.id} value={document}>
          <Box
            component="li"
            sx={{ p: 2, borderBottom: 1, borderColor: 'divider', '&:last-child': { border: 0 } }}
          >
            <Box
              component={Link}
              to={`/documents/${document.id}`}
              sx={{ display: 'grid', gap: 0.5, color: 'inherit', textDecoration: 'none' }}
            >
              <Typography sx={{ fontWeight: 600 }}>
                <DocumentTitle />
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {translate(`resources.documents.categories.${document.category}`)} ·{' '}
                {formatDateTime(document.updatedAt, language)}
              </Typography>
            </Box>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', pt: 1 }}>
              <span className="tags">
                <StatusTag />
                <AccessTag />
              </span>
              <PublishButton />
            </Box>
          </Box>
        </RecordContextProvider>
      ))}
    </Box>
  );
}
