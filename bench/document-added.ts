/**
 * From an administrator's `POST` of a published document, through the gateway, to the message in another reader of
 * `/api/documents/updates`; beside it, in turn, a plain message of that size produced to the same broker and consumed
 * through the same Kafka adapter. Prints one JSON line. The academy is started by the starter's own code, on free
 * ports and in a folder that is removed.
 * Run: `npm exec -- node bench/document-added.ts`
 */
import { documentAddedMessageSchema } from '@academy/contracts/http/gateway/live-messages.ts';
import { createPdfRenderer } from '@academy/pdf-kit/rendering/pdf-renderer.ts';
import { createKafka } from '@academy/service-kit/kafka/kafkajs-adapter.ts';
import type { KafkaPort } from '@academy/service-kit/kafka/kafka-port.ts';
import { createLogger } from '@academy/service-kit/logging/logger.ts';
import { publishedDraft } from '@academy/service-kit/testing/published-draft.ts';
import { createArrivals, readEvents } from './support/message-arrivals.ts';
import { percentile, rounded } from './support/statistics.ts';
import { withAcademy, type BenchAcademy } from './support/with-academy.ts';

const ROUNDS = 200;
const WARM_UP_ROUNDS = 30;
const GOAL_P95_MS = 100;
const REACH = 3.5;
const logger = createLogger({ service: 'bench', level: 'silent' });
const rawTopic = { name: 'bench.raw', partitions: 1, retention: { days: 1 } } as const;

const content =
  'A prompt says who asks, what for, with which facts and in what shape the answer should come. '.repeat(20);

/** One way from a sender to a receiver, in milliseconds. */
type Way = (name: string) => Promise<number>;

const post = async (url: string, body: object, headers: Record<string, string> = {}): Promise<unknown> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok || text.length < 50) throw new Error(`${url} answered ${response.status} ${text}`);
  return JSON.parse(text);
};

const throughTheAcademy = async (
  academy: BenchAcademy,
  options: { signal: AbortSignal; onAnswer: (ms: number) => void },
): Promise<Way> => {
  const { signal, onAnswer } = options;
  const { token } = (await post(`${academy.url}/api/auth/login`, academy.administrator)) as { token: string };
  const arrivals = createArrivals();
  await readEvents(`${academy.url}/api/documents/updates`, {
    signal,
    onData: (data) => arrivals.arrived(documentAddedMessageSchema.parse(JSON.parse(data)).document.titleEn),
  });
  const authorization = `Bearer ${token}`;
  return async (name) => {
    const began = performance.now();
    const [arrived] = await Promise.all([
      arrivals.of(name),
      post(`${academy.url}/api/admin/documents`, publishedDraft(name, content), { authorization }).then(() =>
        onAnswer(performance.now() - began),
      ),
    ]);
    return arrived - began;
  };
};

const rawThroughKafka = async (kafka: KafkaPort): Promise<Way> => {
  await kafka.ensureTopics([rawTopic]);
  const arrivals = createArrivals();
  const consumer = kafka.consume({
    groupId: 'bench.raw',
    topics: [rawTopic.name],
    from: 'end',
    commit: false,
    handler: async ({ key }) => {
      arrivals.arrived(key ?? '');
      return 'done';
    },
  });
  await consumer.ready();
  return async (name) => {
    const value = JSON.stringify(publishedDraft(name, content));
    const began = performance.now();
    const [arrived] = await Promise.all([
      arrivals.of(name),
      kafka.send(rawTopic.name, [{ key: name, value, headers: {} }]),
    ]);
    return arrived - began;
  };
};

/** The floor: drawing one of the document's two PDFs in a warm thread, with nothing else to do; in milliseconds. */
const oneDrawing = async (): Promise<number> => {
  const pdfs = createPdfRenderer({
    module: new URL('../services/library/src/pdf/pdf-worker.ts', import.meta.url),
    data: { brand: 'Promptario' },
    logger,
  });
  const { titleEn: title, descriptionEn: description } = publishedDraft('a document', content);
  const tookMs: number[] = [];
  for (let round = 0; round < WARM_UP_ROUNDS * 2; round += 1) {
    const began = performance.now();
    const source = { language: 'en', title, description, content, updatedAt: new Date() } as const;
    await pdfs.download(source, `member ${round}`);
    if (round >= WARM_UP_ROUNDS) tookMs.push(performance.now() - began);
  }
  await pdfs.worker.stop();
  return percentile(tookMs, 0.5);
};

const measure = async (academy: BenchAcademy): Promise<void> => {
  const reading = new AbortController();
  const kafka = createKafka({
    brokers: [academy.kafka],
    clientId: 'bench',
    topicPrefix: '',
    logger,
    onFatal: (error) => {
      throw error;
    },
  });
  try {
    const answeredMs: number[] = [];
    const whole = await throughTheAcademy(academy, {
      signal: reading.signal,
      onAnswer: (ms) => answeredMs.push(ms),
    });
    const raw = await rawThroughKafka(kafka);
    const wholeMs: number[] = [];
    const rawMs: number[] = [];
    for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
      const one = await raw(`raw ${round}`);
      const other = await whole(`document ${round}`);
      if (round < WARM_UP_ROUNDS) continue;
      rawMs.push(one);
      wholeMs.push(other);
    }
    const [wholeP95, rawP95] = [percentile(wholeMs, 0.95), percentile(rawMs, 0.95)];
    const figures = {
      bench: 'document-added',
      rounds: ROUNDS,
      postToReaderMs: { p50: rounded(percentile(wholeMs, 0.5)), p95: rounded(wholeP95) },
      postToAnswerMs: { p50: rounded(percentile(answeredMs.slice(WARM_UP_ROUNDS), 0.5)) },
      rawProduceToConsumeMs: { p50: rounded(percentile(rawMs, 0.5)), p95: rounded(rawP95) },
      oneDrawingMs: { p50: rounded(await oneDrawing()) },
      ratioP95: rounded(wholeP95 / rawP95),
      reach: REACH,
      goalP95Ms: GOAL_P95_MS,
      node: process.version,
    };
    process.stdout.write(`${JSON.stringify(figures)}\n`);
    process.exitCode = wholeP95 < GOAL_P95_MS && wholeP95 / rawP95 <= REACH ? 0 : 1;
  } finally {
    reading.abort();
    await kafka.close();
  }
};

await withAcademy(measure);
