const en = {
  activity: 'Messages from the team',
  mails: 'messages from the team',
  says: {
    team_message: 'The team has written to you',
  },
};

const es: typeof en = {
  activity: 'Mensajes del equipo',
  mails: 'mensajes del equipo',
  says: {
    team_message: 'El equipo te ha escrito',
  },
};

export const words = { es, en };
