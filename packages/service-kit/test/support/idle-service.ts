import { z } from 'zod';
import { parseConfig } from '../../src/config/parse-config.ts';
import { runProcess } from '../../src/lifecycle/run-process.ts';

const schema = z.object({
  STOP: z.enum(['well', 'badly', 'never']),
  START: z.enum(['well', 'badly', 'late']),
});

/** A process that does nothing but start and stop, as its environment says. */
runProcess({
  name: 'idle',
  start: async () => {
    const { START, STOP } = parseConfig(schema, process.env);
    if (START === 'badly') throw new Error('the store\n  is away');
    const hold = setInterval(() => undefined, 1_000);
    await Promise.resolve();
    process.stdout.write('STARTED\n');
    return {
      port: 7,
      ready: START === 'late' ? new Promise(() => undefined) : Promise.resolve(),
      stop: () => {
        process.stdout.write('STOPPING\n');
        if (STOP === 'badly') return Promise.reject(new Error('it is stuck'));
        if (STOP === 'never') return new Promise(() => undefined);
        clearInterval(hold);
        return Promise.resolve();
      },
    };
  },
});
