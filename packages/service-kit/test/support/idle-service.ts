import { z } from 'zod';
import { parseConfig } from '../../src/config/parse-config.ts';
import { announceListening, runService } from '../../src/lifecycle/run-service.ts';

const schema = z.object({ STOP: z.enum(['well', 'badly', 'never']), START: z.enum(['well', 'badly']) });

/** A service that does nothing but start and stop, as its environment says. */
runService({
  name: 'idle',
  start: async () => {
    const { START, STOP } = parseConfig(schema, process.env);
    if (START === 'badly') throw new Error('the store\n  is away');
    const hold = setInterval(() => undefined, 1_000);
    announceListening(7);
    await Promise.resolve();
    return {
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
