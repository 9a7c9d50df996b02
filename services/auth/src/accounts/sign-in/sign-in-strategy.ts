import type { Request, Response } from 'express';
import passport from 'passport';
import { Strategy } from 'passport-local';
import type { Account } from '../users/user.ts';
import type { Credentials } from './credentials.ts';

export type Authenticate = (req: Request, res: Response) => Promise<Account | null>;

/** passport-local over a use case: the user whose credentials the request's body carries, or null. */
export const createAuthenticate = (
  verify: (credentials: Credentials) => Promise<Account | null>,
  browserIdOf: (req: Request, email: string) => string | null,
): Authenticate => {
  const authenticator = new passport.Passport();
  authenticator.use(
    new Strategy(
      { usernameField: 'email', session: false, passReqToCallback: true },
      (req, email, password, done) => {
        verify({ email, password, address: req.ip ?? '', browserId: browserIdOf(req, email) }).then(
          (user) => done(null, user ?? false),
          (error: unknown) => done(error),
        );
      },
    ),
  );
  return (req, res) =>
    new Promise((resolve, reject) => {
      const decided = (error: unknown, user: Account | false | null | undefined): void => {
        if (error) reject(error);
        else resolve(user || null);
      };
      // passport's types leave its handler untyped.
      const handler = authenticator.authenticate('local', { session: false }, decided) as (
        req: Request,
        res: Response,
        next: (error?: unknown) => void,
      ) => void;
      handler(req, res, reject);
    });
};
