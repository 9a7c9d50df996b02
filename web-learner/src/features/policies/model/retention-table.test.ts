import { expect, it } from '@jest/globals';
import { retention } from '@academy/contracts/shared/retention.ts';
import english from '../locales/en.json' with { type: 'json' };
import spanish from '../locales/es.json' with { type: 'json' };
import { retentionTable } from './retention-table.ts';

it.each([
  [
    'en',
    english,
    '| Invoices | 6 years |',
    '| Your sessions, after their last use | 30 days |',
    /encrypted, the content of receipts, refunds, answers and certificates \| 120 days/,
  ],
  [
    'es',
    spanish,
    '| Las facturas | 6 años |',
    '| Tus sesiones, desde su último uso | 30 días |',
    /cifrado, el contenido de los recibos, reembolsos, respuestas y certificados \| 120 días/,
  ],
] as const)(
  'When the policy is read in %s, then it says of every kind of data how long it is kept',
  (language, texts, invoices, sessions, contentOfMails) => {
    const rows = retentionTable(texts.retention, language).split('\n');
    expect(rows).toHaveLength(Object.keys(retention).length + 2);
    expect(rows).toEqual(expect.arrayContaining([invoices, sessions]));
    expect(rows).toContainEqual(expect.stringMatching(contentOfMails));
    expect(Object.keys(texts.retention.kinds)).toEqual(Object.keys(retention));
    expect(texts.privacy.sections[6]?.text).toContain('{{retention}}');
  },
);
