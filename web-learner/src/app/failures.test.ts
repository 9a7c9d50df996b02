import { ApiError, NetworkError } from '@academy/web-kit/api/api-error.ts';
import { onlineManager } from '@tanstack/react-query';
import i18next from 'i18next';
import { createQueryClient } from './query-client.ts';
import { describeStatus } from '../shared/api/describe-status.ts';
import { failureText, isRefusal } from '../shared/ui/failure-text.ts';
import { sharedTexts } from '../../test/support/texts.ts';

const es = sharedTexts('es');

beforeAll(() => i18next.init({ lng: 'es', defaultNS: 'shared', resources: { es: { shared: es } } }));
afterEach(() => {
  onlineManager.setOnline(true);
});

it('When there is no connection, then a query and a form fail instead of waiting', async () => {
  onlineManager.setOnline(false);
  const queries = createQueryClient();
  const fails = () => Promise.reject(new NetworkError(null));
  await expect(queries.fetchQuery({ queryKey: ['x'], queryFn: fails })).rejects.toBeInstanceOf(NetworkError);
  const form = queries.getMutationCache().build(queries, { mutationFn: fails });
  await expect(form.execute(undefined)).rejects.toBeInstanceOf(NetworkError);
});

it.each([
  [404, es.error.gone],
  [429, es.error.busy],
  [500, es.error.unknown],
  [502, es.error.away],
])('When a bare %d comes, then it reads as a sentence in the language of the page', (status, text) => {
  const error = new ApiError(status, 'Internal Server Error', '<html>', describeStatus(status));
  expect(failureText(error)).toBe(text);
});

it('When no answer came, then the text says so, and nobody is said to have refused', () => {
  expect(failureText(new NetworkError(null))).toBe(es.error.network);
  expect(isRefusal(new NetworkError(null))).toBe(false);
  expect(isRefusal(new ApiError(503, '', ''))).toBe(false);
  expect(isRefusal(new ApiError(401, '', ''))).toBe(true);
});

it('When something else failed, then its own text is said, or that it was on our side', () => {
  expect(failureText(new SyntaxError('Unexpected token'), 'No se ha guardado.')).toBe('No se ha guardado.');
  expect(failureText(new SyntaxError('Unexpected token'))).toBe(es.error.unknown);
});
