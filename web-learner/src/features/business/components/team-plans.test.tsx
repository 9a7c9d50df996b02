import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { TeamPlans } from './team-plans.tsx';
import { useTextsOf } from '../../../../test/support/texts.ts';

beforeAll(() => useTextsOf('business'));

test.each([
  ['en', 'Coming soon'],
  ['es', 'Próximamente'],
])(
  'When a company reads about team plans in %s, then all are coming and none has a price',
  async (language, soon) => {
    await i18next.changeLanguage(language);
    const html = renderToStaticMarkup(<TeamPlans onAsk={() => undefined} />);
    expect(html.match(/<article/g)).toHaveLength(3);
    expect(html.match(new RegExp(soon, 'g'))).toHaveLength(3);
    expect(html).not.toMatch(/[€%]/);
  },
);

test.each(['en', 'es'])(
  'When the business page makes its case in %s, then it has no percentage',
  (language) => {
    const texts = JSON.stringify(i18next.getResourceBundle(language, 'business'));
    expect(texts).toContain('Enterprise');
    expect(texts).not.toMatch(/%/);
  },
);
