import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { refusedFields } from '../refusal-list.tsx';
import { isConflict } from '../use-failure-notice.tsx';

/** That an order could not be saved and stays on the screen, why, and the way back to the saved one. */
export function OrderFailure({ failure, onReload }: { failure: unknown; onReload: () => void }) {
  const translate = useTranslate();
  if (failure === null) return null;
  const text = (key: string) => translate(`resources.outline.failed.${key}`);
  const message = failure instanceof Error ? failure.message : '';
  const named = [...new Set(Object.values(refusedFields(failure)))];
  return (
    <Alert severity="warning" role="alert" sx={{ mb: 2, '& .MuiAlert-message': { flex: 1 } }}>
      <AlertTitle sx={{ fontWeight: 700 }}>{text(isConflict(failure) ? 'conflict' : 'title')}</AlertTitle>
      {isConflict(failure) ? null : <p style={{ margin: '4px 0' }}>{translate(message, { _: message })}</p>}
      {named.map((each) => (
        <p key={each} style={{ margin: '4px 0' }}>
          {each}
        </p>
      ))}
      <p style={{ margin: '4px 0 8px' }}>{text('help')}</p>
      <Button variant="outlined" color="inherit" onClick={onReload}>
        {text('reload')}
      </Button>
    </Alert>
  );
}
