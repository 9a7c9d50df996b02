import type { NewsCategory } from '@academy/contracts/http/ai/news.ts';
import { fold } from '@academy/service-kit/text/fold.ts';

type FeedCategory = Exclude<NewsCategory, 'academy' | 'general'>;

/** Folded beginnings of words, and phrases, that tell what an item is about; of equals the earlier category wins. */
const signs: readonly (readonly [FeedCategory, readonly string[]])[] = [
  [
    'prompting',
    [
      'prompt',
      'few-shot',
      'chain of thought',
      'cadena de pensamiento',
      'system message',
      'mensaje de sistema',
    ],
  ],
  [
    'policy',
    [
      ...[
        'regulat',
        'regulac',
        'reglament',
        'legislat',
        'lawsuit',
        'copyright',
        'derechos de autor',
        'demanda ',
      ],
      ...['ai act', 'ley de ia', 'gdpr', 'rgpd', 'privacy', 'privacidad', 'antitrust', 'court', 'tribunal'],
      ...[
        'parliament',
        'parlamento',
        'government',
        'gobierno',
        'senate',
        'comision europea',
        'european commission',
      ],
    ],
  ],
  [
    'research',
    [
      ...['paper', 'arxiv', 'study', 'estudio', 'research', 'investigador', 'investigacion', 'benchmark'],
      ...[
        'dataset',
        'conjunto de datos',
        'university',
        'universidad',
        'neurips',
        'icml',
        'science',
        'ciencia',
      ],
    ],
  ],
  [
    'models',
    [
      ...['gpt-', 'claude ', 'gemini', 'llama', 'mistral', 'qwen', 'deepseek', 'grok'],
      ...[
        'language model',
        'modelo de lenguaje',
        'new model',
        'nuevo modelo',
        'open weights',
        'pesos abiertos',
      ],
      ...[
        'multimodal',
        'context window',
        'ventana de contexto',
        'fine-tun',
        'parameters',
        'parametros',
        'llm',
      ],
    ],
  ],
  [
    'business',
    [
      ...[
        'funding',
        'financiacion',
        'startup',
        'investor',
        'inversor',
        'inversion',
        'investment',
        'valuation',
      ],
      ...[
        'acqui',
        'adquier',
        'adquisicion',
        'revenue',
        'ingresos',
        'ceo',
        'layoff',
        'despid',
        'shares',
        'ipo ',
      ],
      ...['enterprise', 'empresas', 'billion', 'millones'],
    ],
  ],
  [
    'tools',
    [
      ...['app ', 'aplicacion', 'tool', 'herramienta', 'plugin', 'extension', 'feature', 'funcion', 'update'],
      ...[
        'actualiza',
        'copilot',
        'chatgpt',
        'assistant',
        'asistente',
        'chatbot',
        'api',
        'sdk',
        'browser',
        'navegador',
      ],
    ],
  ],
];

/** A title says more of what an item is about than what follows. */
const titleWeight = 3;

const hits = (text: string, sign: string): boolean => text.includes(` ${sign}`);
const words = (text: string): string => ` ${fold(text).replace(/[^a-z0-9-]+/g, ' ')} `;

/** What an item is about, by its words in either language; `general` where they tell nothing. */
export const categorise = ({ title, description }: { title: string; description: string }): NewsCategory => {
  const [head, body] = [words(title), words(description)];
  let best: NewsCategory = 'general';
  let most = 0;
  for (const [category, all] of signs) {
    const score = all.reduce(
      (sum, sign) => sum + (hits(head, sign) ? titleWeight : 0) + (hits(body, sign) ? 1 : 0),
      0,
    );
    if (score > most) [best, most] = [category, score];
  }
  return best;
};
