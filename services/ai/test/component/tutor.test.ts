import { useTestStack } from '@academy/service-kit/testing/test-stack.ts';
import { lockedWord, publishAcademy, rubricWord } from '../support/academy.ts';
import { startAi, type AiUnderTest } from '../support/ai-under-test.ts';
import { allFrames } from '../support/read-frames.ts';

const stack = useTestStack();
let under: AiUnderTest;

beforeAll(async () => {
  await publishAcademy(stack.kafka());
  under = await startAi(stack, { env: { AI_CALLS_PER_MINUTE: '100000' } });
}, 60_000);

type Claims = Parameters<AiUnderTest['issuer']['bearer']>[0];

const ask = async (message: string, body: object = {}, claims: Claims = {}) => {
  const authorization = await under.issuer.bearer(claims);
  return under.client.post('/api/ai-tutor/chat', {
    authorization,
    language: 'es',
    body: { message, ...body },
  });
};

test('When a member asks, then the best sentences come with their numbered source and its exact place', async () => {
  const { status, body } = await ask('¿Qué son las alucinaciones?');
  expect(status).toBe(200);
  expect(body).toMatchObject({ kind: 'answer', answeredBy: { kind: 'built-in' }, notice: null, hint: null });
  expect(body.message).toContain('A los datos verosímiles y falsos se los llama alucinaciones.');
  expect(body.message).toContain('De «Anatomy (es) › Las alucinaciones» [1]');
  const [source] = body.sources;
  expect(source).toMatchObject({
    number: 1,
    kind: 'lesson',
    id: 'anatomy',
    title: 'Anatomy (es)',
    courseTitle: 'First steps (es)',
    heading: 'Las alucinaciones',
    language: 'es',
  });
  const url = new URL(source.href, 'http://academy.example');
  expect(url.pathname).toBe('/lessons/anatomy');
  expect(source.text.startsWith(url.searchParams.get('passage'))).toBe(true);
});

test('When English is asked for, then the answer and its passages are English', async () => {
  const { body } = await ask('What are hallucinations?', { language: 'en' });
  expect(body.message).toContain('Plausible but false facts are called hallucinations.');
  expect(body.sources[0]).toMatchObject({ language: 'en', title: 'Anatomy (en)' });
});

test('When it is streamed, then the events come in order and their text is the whole answer', async () => {
  const authorization = await under.issuer.bearer();
  const response = await fetch(`${under.baseUrl}/api/ai-tutor/chat/stream`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json', 'accept-language': 'es' },
    body: JSON.stringify({ message: '¿Qué son las alucinaciones?' }),
  });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const frames = await allFrames(response);
  const whole = (await ask('¿Qué son las alucinaciones?')).body;
  const names = frames.map(({ event }) => event);
  expect([names[0], ...names.slice(-2)]).toEqual(['sources', 'followUps', 'done']);
  const text = frames.map((frame) => (frame.event === 'text' ? frame.data.text : '')).join('');
  expect(text).toBe(whole.message);
  expect(frames.at(-1)).toMatchObject({ event: 'done', data: { message: whole.message, notice: null } });
});

const readers = [
  ['a free learner', { plan: 'free' }, false],
  ['a free moderator', { plan: 'free', role: 'moderator' }, false],
  ['a premium learner', { plan: 'premium' }, true],
  ['a free administrator', { plan: 'free', role: 'administrator' }, true],
] as const;

test.each(readers)(
  'When %s asks about what takes Premium, then it is quoted only to who may open it',
  async (who, claims, may) => {
    const sub = who.replaceAll(' ', '-');
    for (const message of [
      '¿Para qué sirven los delimitadores?',
      '¿Qué dice la política de IA del equipo?',
    ]) {
      const { body } = await ask(message, {}, { sub, ...claims });
      expect(JSON.stringify(body).includes(lockedWord)).toBe(may);
      // Titles are public: who may not open it is told where it is explained.
      if (!may) expect(body.message).toContain('Premium');
    }
  },
);

test.each([
  ['greeting', '¡Hola!'],
  ['greeting', 'good morning'],
  ['greeting', '¿Quién eres?'],
  ['thanks', 'Muchas gracias, genial'],
  ['not-understood', 'no lo entiendo'],
  ['not-taught', '¿Quién ganó la liga de fútbol el año pasado?'],
  ['not-taught', 'What is the best recipe for paella?'],
])('When a message is %s, then it gets a kind answer without sources: %s', async (kind, message) => {
  const { status, body } = await ask(message);
  expect(status).toBe(200);
  expect(body).toMatchObject({ kind, sources: [], notice: null });
  expect(body.message.length).toBeGreaterThan(20);
});

test('When somebody does not understand an answer, then other passages are shown for what they had asked', async () => {
  const conversation = [{ from: 'learner', text: '¿Cuándo pido una tabla?' }];
  const { body } = await ask('No lo entiendo', { conversation });
  expect(body.kind).toBe('not-understood');
  expect(body.sources.length).toBeGreaterThan(0);
  expect(body.sources[0].heading).not.toBe('El formato');
});

test('When a short message goes on with what was asked, then that is looked up with it', async () => {
  const conversation = [{ from: 'learner', text: '¿Qué son las alucinaciones?' }];
  const { body } = await ask('¿y eso por qué?', { conversation });
  expect(body).toMatchObject({ kind: 'answer', sources: [{ heading: 'Las alucinaciones' }] });
});

test('When a message is about the open page, then its passages answer', async () => {
  const { body } = await ask('Resúmeme esta lección', { page: { kind: 'lesson', id: 'anatomy' } });
  expect(body.sources.map(({ id }: { id: string }) => id)).toEqual(['anatomy', 'anatomy', 'anatomy']);
  const locked = await ask('Resúmeme esta lección', { page: { kind: 'lesson', id: 'delimiters' } });
  expect(JSON.stringify(locked.body)).not.toContain(lockedWord);
});

const exercise = (text: string) => ({ exercise: { id: 'menu-exercise', text } });

test('When an exercise is open, then the tutor says what is missing and offers a hint, never rubric or hints', async () => {
  const { body } = await ask('¿Qué me falta? Dame la solución', exercise('Propón algo.'));
  expect(body).toMatchObject({ kind: 'exercise', hint: { exerciseId: 'menu-exercise' } });
  expect(body.message).toMatch(/Ya tienes \d de 4 criterios/);
  expect(body.message).toContain('**Formato');
  expect(JSON.stringify(body)).not.toContain(rubricWord);
  expect(JSON.stringify(body)).not.toContain('Nombra el formato.');
});

test('When the exercise is empty or not known, then the answer fits', async () => {
  const empty = await ask('¿Cómo voy con mi prompt?', exercise('  '));
  expect(empty.body).toMatchObject({ kind: 'exercise', sources: [{ id: 'anatomy' }, { id: 'anatomy' }] });
  expect(empty.body.message).toContain('Todavía no has escrito nada');
  const unknown = await ask('¿Qué son las alucinaciones?', { exercise: { id: 'nothing', text: 'x' } });
  expect(unknown.body.kind).toBe('answer');
});

const attempt = (text: string, checked?: object) => ({ exercise: { id: 'menu-exercise', text, checked } });

test('When a learner asks why they failed, then the last attempt is judged again and its open criteria named', async () => {
  const checked = { text: 'Propón algo.', passed: false };
  const { body } = await ask('¿Por qué he suspendido?', attempt('Propón algo.', checked));
  expect(body).toMatchObject({ kind: 'exercise', hint: { exerciseId: 'menu-exercise' } });
  expect(body.message).toMatch(
    /En tu última comprobación de «Pide el menú» sacaste \d+ de 100 y hacen falta 70/,
  );
  expect(body.message).toContain('**Formato** (imprescindible)');
  expect(body.message).not.toContain('Desde entonces');
  expect(JSON.stringify(body)).not.toContain(rubricWord);
});

test('When the text was changed since the last attempt, then the answer tells how it stands now, too', async () => {
  const checked = { text: 'Propón algo.', pointed: [], passed: false };
  const { body } = await ask('Why did I fail?', { language: 'en', ...attempt('Suggest a table.', checked) });
  expect(body.message).toContain('At your last check of “Ask for the menu” you scored');
  expect(body.message).toMatch(/as it stands now it meets \d of 4 criteria/);
});

test('When the last attempt passed, also by a decision of staff, then nothing is said to be open', async () => {
  const checked = { text: 'Propón algo.', passed: true };
  const { body } = await ask('¿Por qué no he aprobado?', attempt('Propón algo.', checked));
  expect(body.message).toBe('Tu última comprobación de «Pide el menú» está aprobada: no has suspendido.');
});

test('When nothing was checked, or no exercise is open, then the answer says what it needs', async () => {
  const unchecked = await ask('¿Por qué he fallado?', attempt('Propón algo.'));
  expect(unchecked.body.message).toContain('Todavía no has comprobado «Pide el menú»');
  expect(unchecked.body.message).toContain('**Formato');
  const nowhere = await ask('Why did I fail?', { language: 'en' });
  expect(nowhere.body).toMatchObject({ kind: 'not-understood', sources: [] });
  expect(nowhere.body.message).toContain('Open the exercise');
});

test('When a course is open, then what it teaches is its lessons, also where only titles may be shown', async () => {
  const { body } = await ask('¿Qué voy a aprender en este curso?', { page: { kind: 'course', id: 'first' } });
  expect(body.message).toContain('1. Anatomy (es)');
  expect(body.sources).toMatchObject([{ id: 'anatomy' }]);
  const locked = await ask('¿Por dónde empiezo?', { page: { kind: 'course', id: 'advanced' } });
  expect(locked.body.sources).toEqual([]);
  expect(locked.body.message).toContain('1. Delimiters (es)');
  expect(JSON.stringify(locked.body)).not.toContain(lockedWord);
});

const tooLong = [
  ['message', { message: 'x'.repeat(4_001) }, 'El mensaje admite como máximo 4000 caracteres'],
  ['message', { message: ' \n ' }, 'Escribe un mensaje.'],
  [
    'conversation',
    { message: 'x', conversation: Array.from({ length: 21 }, () => ({ from: 'learner', text: 'x' })) },
    'La conversación admite como máximo 20 elementos',
  ],
  [
    'exercise.text',
    { message: 'x', ...exercise('x'.repeat(10_001)) },
    'El texto admite como máximo 10000 caracteres',
  ],
  [
    'exercise.checked.text',
    { message: 'x', ...attempt('x', { text: 'x'.repeat(10_001), passed: false }) },
    'El texto admite como máximo 10000 caracteres',
  ],
  [
    'page.id',
    { message: 'x', page: { kind: 'lesson', id: '../x' } },
    'Este campo no tiene un formato válido',
  ],
] as const;

test.each(tooLong)('When %s does not fit, then the answer names it', async (path, body, message) => {
  const authorization = await under.issuer.bearer();
  for (const call of ['/api/ai-tutor/chat', '/api/ai-tutor/chat/stream']) {
    const answer = await under.client.post(call, { authorization, language: 'es', body });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual([{ path, message }]);
  }
});
