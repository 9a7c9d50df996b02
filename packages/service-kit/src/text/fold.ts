/** Lower case without accents, for comparing as people do: `Educación` and `EDUCACION` give `educacion`. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}+/gu, '')
    .toLowerCase()
    .normalize('NFC');
