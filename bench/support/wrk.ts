import { execFile, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

/** What one run of wrk saw. */
export interface LoadFigures {
  perSecond: number;
  requests: number;
  p50Ms: number;
  /** Head and body. */
  bytesPerAnswer: number;
}

const script = `
done = function(summary, latency)
  local errors = summary.errors
  io.write(string.format('FIGURES {"requests":%d,"us":%d,"bytes":%d,"p50us":%d,"errors":%d,"refused":%d}',
    summary.requests, summary.duration, summary.bytes, latency:percentile(50),
    errors.connect + errors.read + errors.write + errors.timeout, errors.status))
end
`;

const figuresSchema = z.object({
  requests: z.number().positive(),
  us: z.number(),
  bytes: z.number(),
  p50us: z.number(),
  errors: z.number(),
  refused: z.number(),
});

/** Null where there is no wrk. */
export const wrkVersion = (): string | null => {
  const { stdout, error } = spawnSync('wrk', ['-v'], { encoding: 'utf8' });
  return error ? null : (/wrk \S+/.exec(stdout)?.[0] ?? 'wrk');
};

/** Makes the load generator; its script rests in `folder`. An error or an answer that is not 2xx or 3xx throws. */
export const createLoad = (folder: string) => {
  const file = join(folder, 'figures.lua');
  writeFileSync(file, script);
  return async (
    url: string,
    options: { connections: number; seconds: number; headers: Readonly<Record<string, string>> },
  ): Promise<LoadFigures> => {
    const headers = Object.entries(options.headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
    const args = ['-t1', `-c${options.connections}`, `-d${options.seconds}s`, '-s', file, ...headers, url];
    const { stdout } = await promisify(execFile)('wrk', args);
    const [, json = '{}'] = /FIGURES (\{.*\})/.exec(stdout) ?? [];
    const { requests, us, bytes, p50us, errors, refused } = figuresSchema.parse(JSON.parse(json));
    if (errors + refused > 0) throw new Error(`${url}: ${errors} errors, ${refused} refusals`);
    return {
      perSecond: (requests * 1e6) / us,
      requests,
      p50Ms: p50us / 1000,
      bytesPerAnswer: Math.round(bytes / requests),
    };
  };
};
