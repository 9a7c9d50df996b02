import type { Figures } from '../automation-kind.ts';

const en = {
  name: 'Check the AI tools',
  description:
    'Opens the page of each AI tool and marks under AI tools the links that no longer work. Nothing is hidden by itself.',
  result: ({ tools, gone, unanswered }: Figures<'tools' | 'gone' | 'unanswered'>) =>
    `Links opened: ${tools}. Gone: ${gone}. No answer: ${unanswered}.`,
};

const es: typeof en = {
  name: 'Revisar las herramientas de IA',
  description:
    'Abre la página de cada herramienta de IA y marca en Herramientas de IA los enlaces que ya no funcionan. Nada se oculta solo.',
  result: ({ tools, gone, unanswered }) =>
    `Enlaces abiertos: ${tools}. Ya no existen: ${gone}. Sin respuesta: ${unanswered}.`,
};

export const words = { es, en };
