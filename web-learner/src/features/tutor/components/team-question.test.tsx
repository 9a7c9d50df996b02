import { ApiError } from '@academy/web-kit/api/api-error.ts';
import { jest } from '@jest/globals';
import { AnswerView } from './answer-view.tsx';
import { TeamQuestion } from './team-question.tsx';
import type { Answer } from '../model/conversation.ts';
import { drawnPage } from '../../../../test/support/page.tsx';
import { sharedTexts, useTextsOf } from '../../../../test/support/texts.ts';

beforeAll(() => useTextsOf('tutor'));

const offers = { es: 'Enviar la pregunta al equipo', en: 'Send this question to the team' } as const;
const answer: Answer = {
  state: 'done',
  kind: 'nearest',
  receipt: null,
  text: '',
  sources: [],
  notFromAcademy: [],
  followUps: [],
  answeredBy: { kind: 'built-in' },
  notice: null,
  hintFor: null,
  failure: null,
};
const unused = () => undefined;
const turn = (change: Partial<Answer>) => (
  <AnswerView
    id="one"
    question="¿Qué es el caché?"
    answer={{ ...answer, ...change }}
    isLast
    onAsk={unused}
    onRetry={unused}
    onLeave={unused}
    renderHint={() => null}
    upgrade={null}
    mayPost={false}
  />
);

test.each([
  [{ kind: 'nearest' }, true],
  [{ kind: 'not-taught' }, true],
  [{ kind: 'answer' }, false],
  [{ kind: 'not-understood' }, false],
  [{ kind: 'not-taught', state: 'writing' }, false],
] as const)(
  'When an answer is %j, then its question may be sent to the team: %s',
  async (change, isOffered) => {
    expect((await drawnPage(turn(change))).includes(offers.es)).toBe(isOffered);
  },
);

test.each([
  ['es', 'solo esta pregunta', 'sin tu nombre', 'a los 90 días', 'Pregunta enviada al equipo'],
  ['en', 'only this question', 'without your name', 'after 90 days', 'Question sent to the team'],
] as const)(
  'When it is offered in %s, then what is sent is said, and once sent it cannot be again',
  async (language, ...words) => {
    const [what, who, howLong, sent] = words;
    const drawn = (state: 'unsent' | 'sending' | 'sent', error: unknown = null) =>
      drawnPage(<TeamQuestion state={state} error={error} onSend={jest.fn()} />, { language });
    const offer = await drawn('unsent');
    for (const word of [what, who, howLong, offers[language]]) expect(offer).toContain(word);
    expect(await drawn('sending')).toContain('disabled=""');
    const after = await drawn('sent');
    expect(after).toMatch(new RegExp(`role="status"[^>]*>${sent}`));
    expect(after).not.toContain('<button');

    const refusal = new ApiError(429, '', JSON.stringify({ detail: 'Prueba mañana.' }));
    expect(await drawn('unsent', refusal)).toMatch(/role="alert"[^>]*>Prueba mañana\./);
    expect(await drawn('unsent', new Error('cut'))).toContain(sharedTexts(language).error.unknown);
  },
);

const receipt = {
  id: '0197f3a0-0000-7000-8000-000000000001',
  kind: 'answer',
  passages: [],
  proof: 'p',
} as const;

test.each([
  [{ kind: 'answer', text: 'Así.', receipt: { ...receipt, passages: [] } }, 2],
  [{ kind: 'greeting', text: '¡Hola!', receipt: { ...receipt, passages: [] } }, 2],
  [{ kind: 'answer', text: 'Así.', state: 'writing', receipt: { ...receipt, passages: [] } }, 0],
  [{ kind: 'answer', text: 'Así.' }, 0],
] as const)(
  'When an answer is %j, then it has %i buttons to vote with, none pressed',
  async (change, count) => {
    const html = await drawnPage(turn(change as Partial<Answer>));
    expect(html.match(/aria-pressed="false"/g)?.length ?? 0).toBe(count);
  },
);

test.each([
  [
    'es',
    '¿Qué faltaba? (opcional)',
    'Solo si lo envías',
    'qué pasajes cita',
    'a los 90 días',
    'Enviar al equipo',
  ],
  [
    'en',
    'What was missing? (optional)',
    'Only if you send it',
    'which passages the answer cites',
    'after 90 days',
    'Send to the team',
  ],
] as const)(
  'When an answer did not help, then its writer is asked in %s what was missing, and told what is kept',
  async (language, ...words) => {
    const html = await drawnPage(
      <TeamQuestion state="unsent" error={null} onSend={jest.fn()} remark="" onRemark={jest.fn()} />,
      { language },
    );
    for (const word of words) expect(html).toContain(word);
    const [, described] = /<textarea[^>]*aria-describedby="([^"]+)"/.exec(html) ?? [];
    expect(html).toContain(`id="${described}"`);
  },
);

test('When an answer came, then the form for what was missing waits hidden, so that no changed vote loses what was written', async () => {
  const html = await drawnPage(turn({ kind: 'answer', text: 'Así.', receipt: { ...receipt, passages: [] } }));
  expect(html).toMatch(/<div hidden=""><div class="tutor-answer__ask">.*<textarea/s);
});
