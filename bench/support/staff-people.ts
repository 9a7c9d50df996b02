import type mongoose from 'mongoose';

const batch = 1_000;
const firstNames = ['Ana', 'Luis', 'Marta', 'Jorge', 'Eva', 'Iván', 'Sara', 'Hugo', 'Lola', 'Raúl'];
const monthMs = 30 * 24 * 60 * 60 * 1000;

type Document = { _id: string } & Record<string, unknown>;

/** How the nth person is found: by a name that one in ten has, and by an address that is theirs alone. */
export const personNamed = (n: number): { firstName: string; lastName: string; email: string } => ({
  firstName: firstNames[n % firstNames.length] ?? '',
  lastName: `Prueba${String(n).padStart(6, '0')}`,
  email: `persona${String(n).padStart(6, '0')}@example.test`,
});

/** Fills auth's database with accounts: copies of the one that it has, under other names and roles. */
export const fillPeople = async (db: mongoose.mongo.Db, count: number): Promise<void> => {
  const users = db.collection<Document>('users');
  const model = await users.findOne({});
  if (!model) throw new Error('no account to make more of');
  const now = Date.now();
  const account = (n: number): Document => {
    const named = personNamed(n);
    const username = `persona${n}`;
    return {
      ...model,
      ...named,
      _id: `person-${String(n).padStart(6, '0')}`,
      emailFolded: named.email,
      username,
      usernameFolded: username,
      role: 'learner',
      plan: n % 5 === 0 ? 'premium' : 'free',
      terms: [named.firstName, named.lastName, username, named.email].map((term) => term.toLowerCase()),
      createdAt: new Date(now - (((n * 7919) % count) / count) * 12 * monthMs),
      outbox: [],
    };
  };
  for (let from = 0; from < count; from += batch)
    await users.insertMany(
      Array.from({ length: Math.min(batch, count - from) }, (_, at) => account(from + at)),
    );
};
