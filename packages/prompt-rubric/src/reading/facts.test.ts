import { tellsFacts } from './facts.ts';
import { readPrompt } from './read-prompt.ts';

const tells = (text: string): boolean => {
  const reading = readPrompt(`Escribe la carta para la vecina de la plaza.\n${text}`);
  const { from, to } = reading.sentences.at(-1) ?? { from: 0, to: 0 };
  return tellsFacts(reading, { from, to });
};

test.each(['Las cartas decían otra cosa.', 'Los libros llegaban mojados.', 'Los de la plaza venian juntos.'])(
  'When a verb in the imperfect tells what was, then it is a fact: %s',
  (text) => {
    expect(tells(text)).toBe(true);
  },
);

test.each(['Para Julián y Fabián, con cariño.', 'Para Julian y Fabian.', 'para julian, con cariño.'])(
  'When a name ends as the imperfect does, then it tells nothing: %s',
  (text) => {
    expect(tells(text)).toBe(false);
  },
);
