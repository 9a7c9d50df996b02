import { execFileSync } from 'node:child_process';
import { countStatus, manyAtOnce, type Attack, bodyOf } from '../support/attacked-academy.ts';

const imports = 30;
const rounds = 2;
const text = 'ab '.repeat(1_300);
const prompts = Array.from({ length: 251 }, (_, n) => ({ name: `Prompt ${n}`, text: `${n} ${text}` }));
const mostPrompts = 500;
const mostMb = 60;

/** What a folder holds, in MB. */
const megabytesOf = (folder: string): number =>
  Number(execFileSync('du', ['-sm', folder], { encoding: 'utf8' }).split('\t')[0]);

export const fullDisk: Attack = {
  name: 'full disk (N5)',
  tries: `A free account sends ${imports} imports of 1 MB at once, ${rounds} times, and one prompt more by ${imports} connections.`,
  finds: `More than ${mostPrompts} prompts, the data's folder over ${mostMb} MB larger, or room that deletion does not give back.`,
  run: async ({ client, register }) => {
    const { DATA_DIR: folder } = process.env;
    if (!folder) throw new Error('DATA_DIR is not set');
    const { authorization } = await register();
    const before = megabytesOf(folder);
    const answers = [];
    for (let round = 0; round < rounds; round += 1)
      answers.push(
        ...(await manyAtOnce(imports, () =>
          client.post('/api/prompts/import', { authorization, body: { prompts } }),
        )),
      );
    const taken = countStatus(answers, 201);
    const odd = answers.find(({ status }) => ![201, 409, 413, 429, 503].includes(status));
    if (odd) return `an import answered ${odd.status}`;
    if (taken === 0) throw new Error('no import was taken');
    const draft = { name: 'One more', text };
    await manyAtOnce(imports, () => client.post('/api/prompts', { authorization, body: draft }));
    const exported = bodyOf(await client.get('/api/prompts/export', { authorization }), 200) as {
      prompts: unknown[];
    };
    if (exported.prompts.length > mostPrompts) return `${exported.prompts.length} prompts in one library`;
    const grown = megabytesOf(folder) - before;
    if (grown > mostMb)
      return `${folder} is ${grown} MB larger after ${answers.length} imports, ${taken} taken`;

    const [first] = bodyOf(await client.get('/api/prompts?limit=1', { authorization }), 200) as {
      id: string;
    }[];
    bodyOf(await client.delete(`/api/prompts/${first?.id ?? ''}`, { authorization }), 204);
    const again = await client.post('/api/prompts', { authorization, body: draft });
    return again.status === 201 ? null : `${again.status} right after a prompt was deleted`;
  },
};
