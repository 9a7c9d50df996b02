import { onToast, onToastOver, toast } from '../shared/ui/toast/toast-store.ts';
import { createQueryClient } from './query-client.ts';

it('When something else is sent, then the toast of a failure before it goes, whatever comes of it', async () => {
  let closed = 0;
  const stop = [onToast(() => undefined), onToastOver(() => (closed += 1))];
  const queries = createQueryClient();
  const sent = queries.getMutationCache().build(queries, {
    mutationFn: async () => expect(closed).toBe(1),
  });
  toast({ title: 'Error', tone: 'destructive' });
  await sent.execute(undefined);
  for (const end of stop) end();
});
