import { languages } from '@academy/service-kit/text/localised.ts';
import { mailContext } from '../mail-context.ts';
import { partlyRefunded } from './partly-refunded.ts';
import { words } from './words.ts';

test.each(languages)(
  'When money went back after Premium, then the mail in %s does not say it goes on',
  (language) => {
    const context = mailContext({ language, timeZone: 'Europe/Madrid', brand: 'Promptario' });
    const said = (goesOn?: boolean) => {
      const values = { ...partlyRefunded.example, ...(goesOn !== undefined && { goesOn }) };
      return JSON.stringify(partlyRefunded.contentOf(values, context));
    };
    const { title, lead, titleAlone, leadAlone } = words[language];
    for (const text of [titleAlone, leadAlone]) expect(said(false)).toContain(text);
    for (const text of [title, lead]) expect(said(false)).not.toContain(text);
    // An earlier release of auth asks for it without a word about that.
    for (const mail of [said(), said(true)]) expect(mail).toContain(lead);
  },
);
