import { fold } from '@academy/service-kit/text/fold.ts';

/** What kind of answer a question asks for, as far as its words tell, and what it is about, in its own words. */
export interface AskedFor {
  kind: 'definition' | 'how' | 'amount' | 'why' | 'example' | 'difference' | 'other';
  /** What a definition or an example is wanted of, and the two that are told apart; empty where the question does not say. */
  subjects: string[];
}

/** Words that begin a subject and say nothing of it. */
const articles = /^(?:(?:un|una|unos|unas|el|la|los|las|lo|de|del|al|a|an|the|of|for|on|in|en|to|eso|que) )+/;
/** What a question is begun or ended with before and after it says what it wants. */
const politeness =
  /^(?:(?:y|e|and|but|pero|so|entonces|ok|vale|oye|hola|hi|please|por favor) )+|(?: (?:por favor|please|porfa|entonces|exactamente|exactly|then))+$/g;

const ask = String.raw`(?:(?:me |nos )?(?:puedes |podrias |can you |could you |would you )?(?:me )?(?:dame|danos|das|dar|darme|ponme|pones|pon|poner|ponerme|muestrame|muestras|mostrarme|ensename|ensenas|ensenarme|tienes|teneis|hay|quiero|quiero ver|necesito|busco|give me|give us|give|show me|show|do you have|have you got|is there|are there|i want|i need|i d like|let me see) )*`;
const example = String.raw`(?:(?:un|una|otro|otra|algun|alguna|unos|algunos|varios|a|an|another|some|one|more|mas|un par de|a couple of|a few|good|buen|buenos|concrete|real) )*(?:ejemplos?|muestras?|examples?|samples?)`;

/** Each with the groups that hold its subjects. Read from the top: the first that fits tells the kind. */
const forms: readonly [AskedFor['kind'], RegExp][] = [
  [
    'difference',
    /\b(?:diferencias?|difference|differences) (?:hay |existe )?(?:entre|between) (.+?) (?:y|e|and) (.+)$/,
  ],
  ['difference', /\b(?:en que|como) se (?:diferencian?|distinguen?) (.+?) (?:y|e|de|del) (.+)$/],
  ['difference', /\bhow (?:do|does) (.+?) (?:and|from) (.+?) differ$/],
  ['difference', /\bhow (?:do|does|is|are) (.+?) (?:differ|different) from (.+)$/],
  ['difference', /^(?:es|son) lo mismo (.+?) (?:que|y) (.+)$/],
  ['difference', /^(?:es|son|is|are) (.+?) (?:lo mismo que|igual que|the same as|the same thing as) (.+)$/],
  [
    'difference',
    /^(?!(?:como|que|cual|cuando|donde|puedo|how|what|which|when|where|can|should|do|does) )(.+?) (?:vs|versus|frente a|o|or) (.+?)(?: (?:which|what|cual|whats|que (?:es|va|funciona|conviene|elijo|uso)) .*)$/,
  ],
  [
    'difference',
    /\b(?:que|cual|which|what) (?:es|is|one is|s|va|works?) (?:mejor|better|preferible|best) (.+?) (?:o|or) (.+)$/,
  ],
  [
    'example',
    new RegExp(`^${ask}${example}(?: (?:de|del|para|con|sobre|of|for|with|about|on|telling))? (.+)$`),
  ],
  ['example', new RegExp(`^${ask}${example}$`)],
  [
    'example',
    /^(?:ensename|muestrame|show me|can you show me|could you show me|let me see) (?:como |how )?(.+)$/,
  ],
  ['example', /^(.+) (?:por ejemplo|for example|con un ejemplo|con ejemplos|with an example|with examples)$/],
  ['why', /^(?:por que|porque|para que|why|what for|how come|a que se debe|cual es el motivo)\b/],
  [
    'definition',
    /^(?:que|q|what|whats) (?:es|son|significan?|quiere decir|se entiende por|is|are|s|does|do|is meant by|means) (?:eso de |exactamente |exactly )?(.+?)(?: (?:mean|means|stand for|en un (?:modelo|prompt)))?$/,
  ],
  [
    'definition',
    /^(?:a que se (?:le )?(?:llama|refiere)|definicion de|define|definition of|meaning of|what do you (?:mean by|call)) (.+)$/,
  ],
  ['amount', /\b(?:cuant[oa]s?|(?:como|que) de larg[oa]s?|how (?:many|long|much|short))\b/],
  ['how', /\b(?:como|de que (?:forma|manera)|que hago para|how|cual|cuando|when|what should|que debo)\b/],
];
/** An example of a prompt is of what the prompt does. */
const promptThat = /^prompts? (?:que|de|del|para|con|donde|that|which|to|for|of|with|where) (?=\S)/;
/** What begins as a definition and asks for something else. */
const noThing =
  /^(?:el |la |lo |the )?(?:mejor|best|best way|way|forma|manera|point|sentido|missing|falta|wrong|mal|important|importante|right|main|most)\b/;

/** Longer messages tell a story: their form is not read. */
const longestForm = 40;

/** A message's words as they are written, and folded, one for one. */
const wordsIn = (message: string): { own: string[]; folded: string } => {
  const own = message.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return { own, folded: own.map((word) => fold(word)).join(' ') };
};

/** Reads from a question in either language what kind of answer it wants, and of what. */
export const askedFor = (message: string): AskedFor => {
  const { own, folded } = wordsIn(message);
  if (own.length > longestForm) return { kind: 'other', subjects: [] };
  const bare = folded.replace(politeness, '');
  const skipped = folded.slice(0, folded.indexOf(bare)).split(' ').length - 1;
  /** The written words of a part of the folded ones. */
  const written = (from: number, part: string): string => {
    const rest = part.replace(articles, '').replace(promptThat, '');
    const start = skipped + bare.slice(0, from + part.length - rest.length).split(' ').length - 1;
    return own.slice(start, start + rest.split(' ').length).join(' ');
  };
  for (const [kind, pattern] of forms) {
    const found = new RegExp(pattern.source, 'd').exec(bare);
    if (!found || (kind === 'definition' && noThing.test(found[1] ?? ''))) continue;
    const subjects = found
      .slice(1)
      .map((part, at) => (part ? written(found.indices?.[at + 1]?.[0] ?? 0, part) : ''))
      .filter((subject) => subject !== '');
    if (kind === 'difference' && subjects.length < 2) continue;
    return { kind, subjects };
  }
  return { kind: 'other', subjects: [] };
};
