import type { CriterionMessages } from '../criteria/criterion.ts';
import { noRequestMessage } from './no-request.ts';
import type { SecretKind } from '../criteria/secrets.ts';

const replaceIt = {
  es: 'Cámbialo por un dato inventado o por una etiqueta como «cliente A»: el modelo no lo necesita para responder.',
  en: 'Replace it with a made-up value or a tag such as “customer A”: the model does not need it to answer.',
};
const takeItOut = {
  es: 'Quítalo ahora mismo y, si ya lo has enviado a algún sitio, cámbialo por otro.',
  en: 'Take it out now and, if you have already sent it anywhere, change it.',
};

export const privacyMessages: CriterionMessages<'clean' | SecretKind> = {
  label: { es: 'Sin datos personales', en: 'No personal data' },
  found: {
    clean: {
      message: {
        es: 'No veo el teléfono, el correo, el documento, la cuenta ni la clave de nadie.',
        en: 'I see nobody’s phone, email, identity number, account or password.',
      },
    },
    email: {
      message: {
        es: 'Hay una dirección de correo real: el modelo podría repetirla en la respuesta.',
        en: 'There is a real email address: the model could repeat it in the answer.',
      },
      hint: replaceIt,
    },
    phone: {
      message: {
        es: 'Hay un número de teléfono: el modelo podría repetirlo en la respuesta.',
        en: 'There is a phone number: the model could repeat it in the answer.',
      },
      hint: replaceIt,
    },
    idNumber: {
      message: {
        es: 'Hay un número de identidad (DNI o NIE): el modelo podría repetirlo en la respuesta.',
        en: 'There is an identity number (Spanish DNI or NIE): the model could repeat it in the answer.',
      },
      hint: replaceIt,
    },
    account: {
      message: {
        es: 'Hay un número de cuenta bancaria: el modelo podría repetirlo en la respuesta.',
        en: 'There is a bank account number: the model could repeat it in the answer.',
      },
      hint: replaceIt,
    },
    card: {
      message: {
        es: 'Hay un número de tarjeta: el modelo podría repetirlo en la respuesta.',
        en: 'There is a card number: the model could repeat it in the answer.',
      },
      hint: replaceIt,
    },
    key: {
      message: {
        es: 'Hay una clave de acceso a un servicio: el modelo podría repetirla en la respuesta.',
        en: 'There is an access key to a service: the model could repeat it in the answer.',
      },
      hint: takeItOut,
    },
    password: {
      message: {
        es: 'Hay una contraseña escrita: el modelo podría repetirla en la respuesta.',
        en: 'There is a password written out: the model could repeat it in the answer.',
      },
      hint: takeItOut,
    },
  },
  missing: noRequestMessage,
};
