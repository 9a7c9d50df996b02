import type { CriterionMessages } from '../criteria/criterion.ts';

export const roleMessages: CriterionMessages<'concrete' | 'noSpeciality' | 'broad'> = {
  label: { es: 'Rol', en: 'Role' },
  found: {
    concrete: {
      message: {
        es: 'Le das un papel concreto: «{role}». El modelo sabe desde dónde hablar.',
        en: 'You give it a concrete part to play: “{role}”. The model knows where to speak from.',
      },
    },
    noSpeciality: {
      message: {
        es: 'Le das un papel, pero «{role}» podría ser cualquiera. ¿Experto en qué?',
        en: 'You name a role, but “{role}” could be anybody. An expert in what?',
      },
      hint: {
        es: 'Cambia «{role}» por un oficio con su terreno, por ejemplo «pediatra de un centro de salud rural».',
        en: 'Trade “{role}” for a job and its field, for instance “a paediatrician in a village clinic”.',
      },
    },
    broad: {
      message: {
        es: 'Hay un oficio, «{role}», pero le falta el terreno: ¿de qué, o para quién trabaja?',
        en: 'There is a job, “{role}”, but not its field: of what, or working for whom?',
      },
      hint: {
        es: 'Añade la especialidad o el lugar: «profesora de química en bachillerato» dice mucho más que «profesora».',
        en: 'Add the speciality or the place: “a chemistry teacher at a secondary school” says far more than “a teacher”.',
      },
    },
  },
  missing: {
    message: {
      es: 'No encuentro quién debe ser el modelo cuando responda.',
      en: 'I can’t find who the model should be when it answers.',
    },
    hint: {
      es: 'Empieza por «Eres…» y un oficio concreto: ¿quién respondería mejor a esto en la vida real?',
      en: 'Begin with “You are…” and a concrete job: who would answer this best in real life?',
    },
  },
};
