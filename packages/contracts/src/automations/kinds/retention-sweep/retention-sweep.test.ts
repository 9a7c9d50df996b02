import { retentionSweep } from './retention-sweep.ts';

test('When data was removed, then each kind that lost some is named, in the order of the reports', () => {
  const { es, en } = retentionSweep.resultOf({ mails: 5, invoices: 0, sessions: 2 });
  expect(en).toBe('Records deleted: 7 (emails: 5, sessions: 2).');
  expect(es).toBe('Registros borrados: 7 (correos: 5, sesiones: 2).');
});

test('When a service of another version removes something else, then it is named as that service does', () => {
  expect(retentionSweep.resultOf({ ofTomorrow: 1 }).en).toBe('Records deleted: 1 (ofTomorrow: 1).');
});

test('When nothing was removed, then that is said', () => {
  expect(retentionSweep.resultOf({ sessions: 0 }).en).toBe('There was no data to delete.');
});
