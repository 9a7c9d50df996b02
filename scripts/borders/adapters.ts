import type { Border } from './rule.ts';

const installed = (...names: string[]): string => `(^|/)node_modules/(${names.join('|')})/`;

export const adapters: Border[] = [
  {
    name: 'kafkajs-behind-its-adapter',
    why: 'kafkajs lives behind packages/service-kit/src/kafka only.',
    from: { pathNot: '^packages/service-kit/src/kafka/' },
    to: { path: installed('kafkajs') },
  },
  {
    name: 'mongoose-in-models',
    why: 'mongoose lives in data/ folders, in models beside what they store, and behind service-kit only.',
    from: {
      pathNot: [
        '^services/[^/]+/(src|src/.+)/data/',
        '^services/[^/]+/src/.+-models?\\.ts$',
        '^packages/service-kit/src/(mongo|outbox|sweeper|consumers|identity|lifecycle|automations|migrations|people|staff|limits|testing|versions|content/transfer|audit/personal)/',
        '^packages/service-kit/test/',
        '^services/[^/]+/test/',
        '^bench/',
      ],
    },
    to: { path: installed('mongoose') },
  },
  {
    name: 'agenda-behind-its-adapter',
    why: 'agenda lives in services/scheduler/src/automations/wakes only.',
    from: { pathNot: '^services/scheduler/src/automations/wakes/' },
    to: { path: installed('agenda', '@agendajs/mongo-backend') },
  },
];
