/** Samples of an exercise that is begun with the template for emails: a bicycle came back from the workshop without its bell. */
export const bellSamples = {
  es: {
    good: [
      'Escribe un correo al taller que me arregló la bicicleta, que ya me conoce. La recogí ayer y le falta el timbre. Quiero que me manden uno esta semana y me digan qué día. Tono amable, menos de 100 palabras.',
      'Necesito que redactes un mensaje para el taller del barrio. Ayer me devolvieron la bici y, al llegar a casa, vi que no llevaba el timbre. Pídeles que lo busquen y que me llamen cuando lo tengan. Sin reproches y en cinco líneas como máximo.',
      'Redacta un correo para la dueña del taller de bicicletas, que no sabe nada de esto. El martes recogí mi bici arreglada y falta la bocina. Quiero pasar a por ella antes del viernes. Dos párrafos cortos, de usted.',
    ],
    weak: [
      'Escribe un correo.',
      'Escribe un correo muy profesional y convincente que quede perfecto.',
      'Hola: ayer recogí la bicicleta y le falta el timbre. Me gustaría que me lo enviasen. Un saludo, Eva.',
    ],
  },
  en: {
    good: [
      'Write an email to the workshop that repaired my bicycle; they know me. I picked it up yesterday and the bell is missing. I want them to send me one this week and to tell me which day. Friendly, under 100 words.',
      'I need you to draft a message to the workshop in my street. They gave me my bike back yesterday and at home I saw that it had no bell. Ask them to look for it and to call me when they have found it. No reproaches, and five lines at most.',
      'Draft an email to the owner of the bicycle workshop, who knows nothing about this. On Tuesday I picked up my repaired bike and the ringer was missing. I want to collect it before Friday. Two short paragraphs, fairly formal.',
    ],
    weak: [
      'Write an email.',
      'Write a very professional and convincing email that is perfect.',
      'Hello, I picked my bicycle up yesterday and the bell is missing. I would be glad if you could send it to me. Kind regards, Eva.',
    ],
  },
};
