import type { TestResponse } from '@academy/service-kit/testing/http-client.ts';
import { pause } from '@academy/service-kit/time/pause.ts';
import { bodyOf, type Attack } from '../support/attacked-academy.ts';

const hostile = {
  blanks: `a${' '.repeat(40_000)}b`,
  numbers: '1.'.repeat(20_000),
  hyphens: 'a-'.repeat(20_000),
  digits: '7'.repeat(40_000),
};
const connections = 8;
const attackMs = 6_000;
const mostMs = 1_500;

export const slowDocument: Attack = {
  name: 'slow document (N2)',
  tries: `A free member asks for the spoken segments of ${Object.keys(hostile).length} hostile documents by ${connections} connections.`,
  finds: `A neighbour's read of the ai service fails, or takes over ${mostMs} ms.`,
  run: async ({ client, neighbour, staff, register }) => {
    const { authorization } = await register();
    const { authorization: reader } = await register();
    for (const [name, text] of Object.entries(hostile)) {
      const words = { titleEs: name, titleEn: name, descriptionEs: name, descriptionEn: name };
      const body = { ...words, contentEs: text, contentEn: text, category: 'guides', isPremium: false };
      const created = await neighbour.post('/api/admin/documents', {
        authorization: staff,
        body: { ...body, status: 'published' },
      });
      // A text that publishing refuses harms nobody.
      if (created.status === 400 || created.status === 422) continue;
      const { id } = bodyOf(created, 201) as { id: string };
      try {
        const path = `/api/documents/${id}/audio/segments`;
        const ends = Date.now() + attackMs;
        const statuses = new Set<number>();
        const lane = async (): Promise<void> => {
          while (Date.now() < ends) {
            const { status }: TestResponse = await client.get(path, { authorization });
            statuses.add(status);
            await pause(status === 200 ? 20 : 100);
          }
        };
        const lanes = Promise.all(Array.from({ length: connections }, lane));
        while (Date.now() < ends) {
          const began = Date.now();
          const { status } = await neighbour.get('/api/ai-news', { authorization: reader });
          const took = Date.now() - began;
          if (status !== 200 || took > mostMs) {
            await lanes;
            return `${name}: a neighbour's read answered ${status} after ${took} ms`;
          }
          await pause(50);
        }
        await lanes;
        if ([...statuses].every((status) => status === 404))
          throw new Error(`${name} never reached the voice`);
      } finally {
        await neighbour.delete(`/api/admin/documents/${id}`, { authorization: staff });
      }
    }
    return null;
  },
};
