import { VerifyPage } from './verify-page.tsx';
import { drawnPage } from '../../../../test/support/page.tsx';
import { useTextsOf } from '../../../../test/support/texts.ts';

beforeAll(() => useTextsOf('certificates'));

const drawn = (status: 'signed-in' | 'signed-out') =>
  drawnPage(<VerifyPage own={<p>own certificates</p>} />, { status });

test('When a member comes, then their own certificates stand before the form for anybody’s', async () => {
  const html = await drawn('signed-in');
  expect(html.indexOf('Tus certificados')).toBeGreaterThan(-1);
  expect(html.indexOf('own certificates')).toBeGreaterThan(html.indexOf('Tus certificados'));
  expect(html.indexOf('Verifica un certificado')).toBeGreaterThan(html.indexOf('own certificates'));
  expect(html.indexOf('<input')).toBeGreaterThan(html.indexOf('Verifica un certificado'));
});

test('When a visitor comes, then there is the form alone', async () => {
  const html = await drawn('signed-out');
  expect(html).toContain('<input');
  expect(html).not.toContain('own certificates');
});
