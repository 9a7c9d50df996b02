import { profileSchema } from '@academy/contracts/http/auth/profile.ts';
import { registrationSchema } from '@academy/contracts/http/auth/sign-in.ts';
import { helpTicketSchema } from '@academy/contracts/http/auth/help-tickets.ts';
import { leadSchema } from '@academy/contracts/http/auth/leads.ts';
import { billingSchema } from '@academy/contracts/shared/payments.ts';
import { superlinearIn } from '@academy/service-kit/testing/growth/grows-linearly.ts';
import { fewHostileTexts } from '@academy/service-kit/testing/growth/hostile-texts.ts';
import { listedUsers } from './accounts/staff-users/staff-user-query.ts';
import { whyGuessable } from './accounts/passwords/guessable.ts';
import { deviceOf } from './accounts/sessions/device.ts';

/** The largest body of most calls, and of a request's headers: a schema sees a field before its length is known to be allowed. */
const limits = { body: 100_000, header: 16_384, password: 200 } as const;

const owner = (text: string) => ({ email: text, username: text, firstName: text, lastName: text });
const person = (text: string) => ({ ...owner(text), password: text, timeZone: text, language: 'es' });

const parsers: [string, number, (text: string) => unknown][] = [
  ['all fields of a registration', limits.body, (text) => registrationSchema.safeParse(person(text))],
  ['all fields of a profile', limits.body, (text) => profileSchema.safeParse(person(text))],
  [
    'a question for help',
    limits.body,
    (text) => helpTicketSchema.safeParse({ subject: text, text, language: 'es' }),
  ],
  [
    'the form of companies',
    limits.body,
    (text) =>
      leadSchema.safeParse({ name: text, company: text, email: text, text, teamSize: text, language: 'es' }),
  ],
  [
    'whom an invoice names',
    limits.body,
    (text) =>
      billingSchema.safeParse({
        ...{ name: text, line1: text, postalCode: text },
        ...{ city: text, country: text, taxId: text },
      }),
  ],
  ['a browser', limits.header, deviceOf],
  ['what staff look for', limits.header, (q) => listedUsers({ q } as Parameters<typeof listedUsers>[0])],
  ['a password', limits.password, (text) => whyGuessable(text, owner('Ana'))],
  ['the names of who has a password', limits.password, (text) => whyGuessable('ana', owner(text))],
];

test.each(parsers)(
  'When a text built to be slow is %s, then reading it takes time by its length',
  (_what, limit, parse) => {
    expect(superlinearIn(parse, { limit, texts: fewHostileTexts })).toEqual([]);
  },
);
