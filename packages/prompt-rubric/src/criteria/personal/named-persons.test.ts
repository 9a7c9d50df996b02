import { readPrompt } from '../../reading/read-prompt.ts';
import { findNamedPersons } from './named-persons.ts';

const personsIn = (text: string): string[] => {
  const reading = readPrompt(text);
  return findNamedPersons(reading).map(({ from, to }) =>
    text.slice(reading.words[from]?.start, reading.words[to - 1]?.end),
  );
};

describe('findNamedPersons', () => {
  test.each([
    ['Resume la queja de Teresa Molina, 655 210 347, en dos frases.', 'Teresa Molina, 655 210 347'],
    ['Resume la carta: soy Óscar Peña Rubio, DNI 4512883.', 'Óscar Peña Rubio, DNI 4512883'],
    ['Ordena las notas. Cama 3: rosario núñez, calle Olmo 14, fiebre.', undefined],
    ['Ordena las notas. Cama 3: teresa núñez, calle Olmo 14, fiebre.', 'teresa núñez, calle Olmo 14'],
    ['Contesta a la Sra. Iturbe, póliza n.º 88-1204.', 'Sra. Iturbe, póliza n.º 88-1204'],
    ['Contesta a Zuriñe Etxarri, carné 20418.', 'Zuriñe Etxarri, carné 20418'],
    ['Sum up the complaint of Helen Marsh, 020 7946 0321, in two lines.', 'Helen Marsh, 020 7946 0321'],
    ['Sort the notes. Bed 3: helen marsh, 71, 9 Oak Lane, fever.', 'helen marsh, 71, 9 Oak Lane'],
    ['Sort the message: Mr Okoro here, card no. 30551, is it in?', 'Mr Okoro here, card no. 30551'],
    ['Translate: Herr Jonas Brandt, Gartenstr. 5, bitte antworten.', 'Herr Jonas Brandt, Gartenstr. 5'],
    ['Sort the message of Ngaire Tamihana, membership 5510.', 'Ngaire Tamihana, membership 5510'],
  ])('When a full name stands beside a number or an address, then it is found: %s', (text, found) => {
    expect(personsIn(text)).toEqual(found === undefined ? [] : [found]);
  });

  test.each([
    'Di que se recoge en Taller Ríos, 655 210 347.',
    'Di que se recoge en la panadería de Loli, calle Sol 4.',
    'Escribe a Teresa Molina que la cita es el 12-05-2026 a las 17:30.',
    'Escribe el aviso de Teresa y di que llamen al 655 210 347.',
    'Resume la queja de Teresa Molina (nombre inventado), 655 210 347.',
    'Resume la queja de Teresa Molina, que pagó 45 € por 3 sesiones.',
    'Say they collect it from Harbour Bikes Shop, 020 7946 0321.',
    "Say they collect it from Lou's Hardware, 212 Elm St.",
    'Write to Helen Marsh that the visit is on 2026-05-12 at 17:30.',
    'Sum up the complaint of Helen Marsh (made up), 020 7946 0321.',
    'Thank Helen Marsh. The shop is at 9 Oak Lane.',
    'Compare Helen Marsh with the results of 2019 2020 2021.',
  ])('When nobody can be told by it, then nothing is found: %s', (text) => {
    expect(personsIn(text)).toEqual([]);
  });

  test.each([
    'Resume la queja y no uses nada inventado: Teresa Molina, 655 210 347.',
    'Sum up the complaint, nothing made up: Helen Marsh, 020 7946 0321.',
  ])('When it is only said that nothing is to be made up, then it is found: %s', (text) => {
    expect(personsIn(text)).toHaveLength(1);
  });
});
