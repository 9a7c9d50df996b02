import { expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { Loaded } from './loaded.tsx';

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });

/** Has its answer, or its failure, from before it is drawn. */
function Part({ name }: { name: string }) {
  const query = useQuery<string>({
    queryKey: [name],
    queryFn: () => Promise.reject(new Error('away')),
    enabled: false,
  });
  return <Loaded query={query}>{(text) => <p>{text}</p>}</Loaded>;
}

const drawn = (...names: string[]) =>
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      {names.map((name) => (
        <Part key={name} name={name} />
      ))}
    </QueryClientProvider>,
  );

it('When one part of a page fails, then it says so with another try, and the others stand', async () => {
  client.setQueryData(['progress'], 'Half way');
  await client
    .fetchQuery({ queryKey: ['sessions'], queryFn: () => Promise.reject(new Error('away')) })
    .catch(() => undefined);
  const page = drawn('progress', 'sessions', 'attempts');
  expect(page).toContain('<p>Half way</p>');
  expect(page.match(/role="alert"/g)).toHaveLength(1);
  expect(page).toContain('academy.retry');
  expect(page.match(/aria-busy="true"/g)).toHaveLength(1);
});
