/**
 * The tutor's first token through a whole academy against the model alone, and how long after Stop the model's call ends. The model is
 * a stub that speaks OpenAI's protocol and thinks for 200 ms, less than most real ones, so the ratio is the harder to keep. What is
 * compared runs in turn. Run: `npm exec -- node bench/tutor.ts`
 */
import { until } from '@academy/service-kit/testing/wait-for.ts';
import { startModelStub } from './support/model-stub.ts';
import { median, percentile, rounded } from './support/statistics.ts';
import { withAcademy, type BenchAcademy } from './support/with-academy.ts';

const reach = { firstToken: 1.5, stopMs: 200 };
const thinkingMs = 200;
const word = 'FIRST';
const warmUpRounds = 5;
const rounds = 40;
const stops = 10;

interface Asking {
  url: string;
  headers: Record<string, string>;
  body: object;
}

const stub = await startModelStub({ thinkingMs, word });
Object.assign(process.env, {
  OPENAI_BASE_URL: stub.url,
  AI_CALLS_PER_MINUTE: '100000',
  AI_TOKENS_PER_DAY_STAFF: '100000000',
  AI_TOKENS_PER_DAY_ACADEMY: '100000000',
});

const post = ({ url, headers, body }: Asking, signal?: AbortSignal): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });

/** Reads until the model's first word and gives when it came; `rest` reads on to the end. */
const untilWord = async (response: Response): Promise<{ at: number; rest: () => Promise<void> }> => {
  const reader = response.body?.getReader();
  if (response.status !== 200 || !reader) throw new Error(`${response.url} answered ${response.status}`);
  let text = '';
  while (!text.includes(word)) {
    const { done, value } = await reader.read();
    if (done) throw new Error(`No word of the model came: ${text.slice(0, 500)}`);
    text += Buffer.from(value).toString();
  }
  const at = performance.now();
  const rest = async (): Promise<void> => {
    while (!(await reader.read()).done);
  };
  return { at, rest };
};

const firstTokenMs = async (asking: Asking): Promise<number> => {
  const from = performance.now();
  const { at, rest } = await untilWord(await post(asking));
  await rest();
  return at - from;
};

const stopMs = async (asking: Asking): Promise<number> => {
  const leaving = new AbortController();
  await untilWord(await post(asking, leaving.signal));
  const leftAt = performance.now();
  leaving.abort();
  return (await until(() => stub.lastEndedAt())) - leftAt;
};

const signIn = async ({ url, administrator }: BenchAcademy): Promise<string> => {
  const answer = await post({ url: `${url}/api/auth/login`, headers: {}, body: administrator });
  const { token } = (await answer.json()) as { token: string };
  return `Bearer ${token}`;
};

await withAcademy(async (academy) => {
  const tutor = {
    url: `${academy.url}/api/ai-tutor/chat/stream`,
    headers: { authorization: await signIn(academy) },
    body: { message: '¿Qué son las alucinaciones?', language: 'es' },
  };
  const alone = {
    url: `${stub.url}/chat/completions`,
    headers: {},
    body: { model: 'stub', stream: true, messages: [{ role: 'user', content: tutor.body.message }] },
  };
  const times: { tutor: number[]; alone: number[] } = { tutor: [], alone: [] };
  for (let round = 0; round < warmUpRounds + rounds; round += 1) {
    const both = { alone: await firstTokenMs(alone), tutor: await firstTokenMs(tutor) };
    if (round < warmUpRounds) continue;
    times.alone.push(both.alone);
    times.tutor.push(both.tutor);
  }
  stub.stall();
  const stopped: number[] = [];
  for (let round = 0; round < stops; round += 1) stopped.push(await stopMs(tutor));
  const medians = { tutor: rounded(median(times.tutor)), alone: rounded(median(times.alone)) };
  const ratio = rounded(medians.tutor / medians.alone);
  const slowestStopMs = rounded(percentile(stopped, 1));
  process.stdout.write(
    `${JSON.stringify({ bench: 'tutor', thinkingMs, firstTokenMs: medians, ratio, slowestStopMs, reach })}\n`,
  );
  process.exitCode = ratio <= reach.firstToken && slowestStopMs <= reach.stopMs ? 0 : 1;
});
await stub.close();
