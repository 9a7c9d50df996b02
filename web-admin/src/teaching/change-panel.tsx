import type { TeachingChange } from '@academy/contracts/http/catalog/teaching.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { client } from '../app/api.ts';
import { useFailureNotice } from '../shared/use-failure-notice.tsx';
import { Loaded } from '../shared/loaded.tsx';
import { applyCall, changeCall, changeKey } from './teaching-calls.ts';

const texts = 'resources.taught-exercises.change';

/** What the judgements would change if they came into effect, and the button that brings them there. */
export function ChangePanel({ exerciseId }: { exerciseId: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const showFailure = useFailureNotice();
  const queries = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const query = useQuery({
    queryKey: changeKey(exerciseId),
    queryFn: () => client.call(changeCall, { params: { id: exerciseId } }),
    // It takes seconds of the server's work, so it is made when a teacher asks for it, and never on its own.
    enabled: isAsked,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const { mutate, isPending } = useMutation({
    mutationFn: (token: string) => client.call(applyCall, { params: { id: exerciseId }, body: { token } }),
    onSuccess: ({ version }) => notify(`${texts}.applied`, { type: 'success', messageArgs: { version } }),
    onError: (error) => showFailure(`${texts}.failed`, error),
    onSettled: () => queries.invalidateQueries({ queryKey: changeKey(exerciseId) }),
  });
  return (
    <Box component="section" aria-labelledby="teaching-change" sx={{ mt: 4, mb: 3 }}>
      <Typography id="teaching-change" variant="h2" sx={{ mb: 1 }}>
        {translate(`${texts}.title`)}
      </Typography>
      {isAsked ? (
        <Loaded query={query} height={120}>
          {(change) => (
            <>
              {query.isStale ? (
                <Outdated again={() => void query.refetch()} isPending={query.isFetching} />
              ) : null}
              <Change
                change={change}
                isPending={isPending || query.isFetching || query.isStale}
                apply={() => mutate(change.token)}
              />
            </>
          )}
        </Loaded>
      ) : (
        <Button variant="outlined" onClick={() => setAsked(true)}>
          {translate(`${texts}.show`)}
        </Button>
      )}
    </Box>
  );
}

/** More was judged since the change was shown. */
function Outdated({ again, isPending }: { again: () => void; isPending: boolean }) {
  const translate = useTranslate();
  return (
    <Alert
      severity="info"
      sx={{ mb: 1 }}
      action={
        <Button color="inherit" onClick={again} disabled={isPending}>
          {translate(`${texts}.again`)}
        </Button>
      }
    >
      {translate(`${texts}.outdated`)}
    </Alert>
  );
}

interface ChangeProps {
  change: TeachingChange;
  isPending: boolean;
  apply: () => void;
}

function Change({ change, isPending, apply }: ChangeProps) {
  const translate = useTranslate();
  const { version, added, removed, checked, flips, moreFlips, cases, misjudged } = change;
  const isEmpty = added.good + added.weak + removed.good + removed.weak === 0;
  if (isEmpty)
    return (
      <Typography>
        {translate(`${texts}.nothing`, { version, right: cases.after, all: cases.all })}
      </Typography>
    );
  return (
    <>
      <Typography>{translate(`${texts}.sum`, { ...added, removed: removed.good + removed.weak })}</Typography>
      <Typography>{translate(`${texts}.cases`, cases)}</Typography>
      <Typography sx={{ mb: 1 }}>
        {translate(`${texts}.flips`, { smart_count: flips.length + moreFlips, checked })}
      </Typography>
      <Box component="ul" sx={{ pl: 2.5, mt: 0 }}>
        {flips.map(({ text, passed, at }) => (
          <Box component="li" key={`${at}${text}`} sx={{ mb: 1, overflowWrap: 'anywhere' }}>
            <strong>{translate(`${texts}.${passed.after ? 'wouldPass' : 'wouldFail'}`)}</strong> {text}
          </Box>
        ))}
      </Box>
      {moreFlips > 0 ? (
        <Typography>{translate(`${texts}.more`, { smart_count: moreFlips })}</Typography>
      ) : null}
      {misjudged.length > 0 ? (
        <Alert severity="warning" sx={{ my: 1 }}>
          {translate(`${texts}.misjudged`, { samples: misjudged.join(', ') })}
        </Alert>
      ) : null}
      <Button variant="contained" disabled={isPending || misjudged.length > 0} onClick={apply} sx={{ mt: 1 }}>
        {translate(`${texts}.apply`, { version: version + 1 })}
      </Button>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {translate(`${texts}.help`)}
      </Typography>
    </>
  );
}
