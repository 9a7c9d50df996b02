import FileIcon from '@mui/icons-material/UploadFileOutlined';
import { languageSchema, type Language } from '@academy/contracts/shared/language.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useRef, useState, type ChangeEvent } from 'react';
import { ListButton } from 'react-admin';
import { useLanguage } from '../../app/i18n/language-context.tsx';
import { PageHeading } from '../../shared/page-heading.tsx';
import { ImportProgress } from './import-progress.tsx';
import { importsKey } from './imports-key.ts';
import { InvitationPlanPanel, mayBeSent } from './invitation-plan.tsx';
import { useInvitationImport } from './use-invitation-import.ts';

/** Invites the people of a CSV file: who they are is shown first, and then it is done. */
export function InvitationImportPage() {
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const own = useLanguage().language;
  const [language, setLanguage] = useState<Language>(own);
  const files = useRef<HTMLInputElement>(null);
  const { chosen, plan, refusal, isPending, check, checkAgain, apply } = useInvitationImport(() => {
    notify('resources.invitations.notifications.started', { type: 'success' });
    void queries.invalidateQueries({ queryKey: importsKey });
  });
  const text = (key: string, values: object = {}) => translate(`resources.invitations.import.${key}`, values);

  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) void check(file, language);
    // The same file picked again, once it is corrected, is another choice.
    target.value = '';
  };
  const speak = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const next = languageSchema.parse(target.value);
    setLanguage(next);
    void checkAgain(next);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <ListButton resource="invitations" sx={{ ml: -1, mb: 1 }} />
      <PageHeading text="resources.invitations.page.import" />
      <Typography sx={{ color: 'text.secondary', maxWidth: '72ch', mb: 2 }}>{text('help')}</Typography>
      <Card sx={{ p: { xs: 2, md: 3 }, mb: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Button
            variant="outlined"
            startIcon={<FileIcon />}
            disabled={isPending}
            onClick={() => files.current?.click()}
          >
            {text('pick')}
          </Button>
          <input
            ref={files}
            type="file"
            hidden
            accept=".csv,text/csv"
            aria-label={text('pick')}
            onChange={pick}
          />
          <TextField
            select
            size="small"
            label={text('language')}
            value={language}
            disabled={isPending}
            onChange={speak}
            sx={{ width: 260 }}
          >
            {languageSchema.options.map((one) => (
              <MenuItem key={one} value={one}>
                {translate(`academy.languages.${one}`)}
              </MenuItem>
            ))}
          </TextField>
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5, maxWidth: '72ch' }}>
          {text('columns')}
        </Typography>
        {chosen ? (
          <Typography sx={{ mt: 1.5, fontWeight: 600, overflowWrap: 'anywhere' }}>
            {chosen.fileName}
          </Typography>
        ) : null}
        {isPending ? <LinearProgress aria-label={text('working')} sx={{ mt: 2 }} /> : null}
        {refusal ? (
          <Alert severity="error" role="alert" sx={{ mt: 2 }}>
            {refusal}
          </Alert>
        ) : null}
      </Card>
      {plan ? (
        <>
          <InvitationPlanPanel plan={plan} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 2 }}>
            <Button variant="contained" disabled={isPending || !mayBeSent(plan)} onClick={() => void apply()}>
              {text('apply', { smart_count: plan.invitations })}
            </Button>
            {mayBeSent(plan) ? null : (
              <Typography>{text(plan.invitations === 0 ? 'nobody' : 'correct')}</Typography>
            )}
          </Box>
        </>
      ) : null}
      <ImportProgress />
    </Box>
  );
}
