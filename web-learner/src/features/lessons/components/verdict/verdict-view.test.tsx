import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import type { LastVerdict } from '@academy/contracts/http/catalog/looking-back.ts';
import type { CriterionVerdict, Verdict } from '@academy/contracts/http/catalog/verdicts.ts';
import { VerdictView } from './verdict-view.tsx';
import { criterion } from '@academy/web-kit/testing/criterion.ts';
import { useLessonTexts } from '../../../../../test/support/texts.ts';

beforeAll(useLessonTexts);

const seen = (key: string, change: Partial<CriterionVerdict>): CriterionVerdict =>
  criterion(key, { message: `seen of ${key}`, ...change });
const audience = seen('audience', { status: 'missing', hint: 'Say who reads it' });
const delays = seen('delays', { status: 'missing', mustHave: true, hint: 'Name them' });
const task = seen('task', {});
const verdict: Verdict = {
  attemptId: 'one',
  attempt: 2,
  passed: false,
  pending: null,
  score: 94,
  checkerVersion: null,
  passScore: 75,
  previousScore: 40,
  criteria: [task, audience, delays],
  groups: [],
  changes: [{ key: 'task', label: 'task', before: 'missing', after: 'met' }],
  promptLanguage: 'en',
  words: 12,
  tokens: 16,
  lessonPassed: false,
  completion: null,
};

const rendered = async (
  change: Partial<Verdict>,
  language: 'es' | 'en' = 'en',
  override: LastVerdict['override'] = null,
) => {
  await i18next.changeLanguage(language);
  return renderToStaticMarkup(
    <VerdictView
      verdict={{ ...verdict, ...change }}
      language="en"
      override={override}
      isStale={false}
      strokesOn={() => []}
      onLookAt={() => undefined}
      onSelect={() => undefined}
      actionsFor={({ key }) => <button>Here is {key}</button>}
      onward={<button>Onward</button>}
    />,
  );
};
const inOrder = (html: string, ...parts: string[]) => {
  const places = parts.map((part) => html.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
};

describe('a verdict', () => {
  test('When a criterion is broken, then its word and its crossed dot say so, and nothing is said to be missing', async () => {
    const criteria = [seen('privacy', { status: 'broken', hint: 'Take it out', mustHave: true })];
    for (const [language, word] of [
      ['es', 'algo lo estropea'],
      ['en', 'something spoils it'],
    ] as const) {
      const html = await rendered({ criteria, changes: [] }, language);
      inOrder(html, 'dot dot--broken', 'verdict__word--broken', word, 'seen of privacy', 'Take it out');
      expect(html).not.toMatch(/missing|falta/);
    }
  });

  test('When criteria are open, then what was seen and the hint lead, what is met is folded, then what changed', async () => {
    const html = await rendered({});
    inOrder(
      html,
      'seen of delays',
      'Name them',
      'seen of audience',
      'Say who reads it',
      '<details',
      'seen of task',
    );
    inOrder(html, '<details', 'What changed your score');
    inOrder(html, 'Here is delays', 'Here is audience', '<details');
    expect(html).not.toContain('Here is task');
  });

  test('When words of it are in another language than the rest, then they say so', async () => {
    const spanish = { ...seen('delays', { status: 'missing', hint: 'Nómbralos' }), language: 'es' };
    const html = await rendered({ criteria: [task, audience, spanish] });
    expect(html).toContain('<p lang="es">seen of delays</p>');
    expect(html).toContain('<p>seen of audience</p>');
  });

  test('When the learner pointed to the words of a criterion, then it stands as met, and as pointed out', async () => {
    const pointed = seen('delays', { pointedOut: true });
    const html = await rendered({ criteria: [task, audience, pointed] });
    inOrder(html, 'seen of audience', '<details', 'seen of delays');
    expect(html).toContain('as you pointed out');
  });

  test.each([
    ['en', 'out of 100, but something essential is missing: delays'],
    ['es', 'de 100, pero falta lo imprescindible: delays'],
  ] as const)(
    'When the score is enough and a must-have is open, then one sentence says both (%s)',
    async (language, sentence) => {
      const html = await rendered({}, language);
      expect(html).toContain(sentence);
      expect(html).not.toContain('75');
      expect(html).not.toContain('Onward');
    },
  );

  test('When the score is too low, then the pass mark stands beside it', async () => {
    const html = await rendered({ score: 60 });
    expect(html).toMatch(/<b>60<\/b> <span>out of 100<\/span>/);
    expect(html).toContain('pass mark 75');
  });

  test.each([
    [40, '+54 since attempt 1'],
    [97, '−3 since attempt 1'],
    [94, null],
    [null, null],
  ])('When the attempt before had %s of 94, then what is said of it is %j', async (previousScore, words) => {
    const html = await rendered({ previousScore });
    if (words) expect(html).toContain(words);
    else expect(html).not.toContain('since attempt');
  });

  test('When it passes, then the way on stands beside the score', async () => {
    inOrder(await rendered({ passed: true }), '94', 'passed', 'Onward', '<ul');
  });

  test('When staff have overruled it, then their reason stands with the score, and neither contradicts the other', async () => {
    const at = '2026-01-01T12:00:00.000Z';
    const reason = 'Said in other words';
    const passed = await rendered({ passed: true, score: 60 }, 'en', { passed: true, reason, at });
    inOrder(passed, '60', 'passed', reason, 'seen of delays');
    const refused = await rendered({ criteria: [task] }, 'en', { passed: false, reason, at });
    inOrder(refused, '94', 'a teacher has marked it as not passed', reason, 'seen of task');
  });

  test('When a criterion was not judged, then it says so, apart from what is open', async () => {
    const html = await rendered({
      criteria: [delays, seen('contradictions', { status: 'missing', judged: false, mustHave: true })],
    });
    inOrder(html, 'Name them', 'Not judged', 'seen of contradictions');
    expect(html.split('essential').length - 1).toBe(2);
    expect(html).not.toContain('Here is contradictions');
  });

  test('When a criterion looks for what should be absent, then its word says what was found', async () => {
    const criteria = [seen('contradictions', { status: 'missing' })];
    expect(await rendered({ criteria }, 'es')).toContain('>se contradice<');
    expect(await rendered({ criteria: [audience] }, 'es')).toContain('>falta<');
  });
});
