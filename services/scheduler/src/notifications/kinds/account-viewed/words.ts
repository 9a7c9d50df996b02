const en = {
  activity: 'Views of my account by the team',
  mails: 'views of your account by the team',
  says: {
    account_viewed: 'An administrator has viewed the academy as you see it. The reason is in your settings',
  },
};

const es: typeof en = {
  activity: 'Accesos del equipo a mi cuenta',
  mails: 'accesos del equipo a tu cuenta',
  says: {
    account_viewed:
      'Alguien de administración ha visto la academia como la ves tú. Tienes el motivo en los ajustes',
  },
};

export const words = { es, en };
