import { linkNext, type NextPage } from '@academy/service-kit/http/cursor.ts';
import { sendEtagged } from '@academy/service-kit/http/etag.ts';
import type { Handled } from '@academy/service-kit/http/route.ts';
import type { Request, Response } from 'express';
import type { Reader } from '../domain/visibility.ts';
import type { ForumDeps } from '../use-cases/deps.ts';
import type { Page } from '../use-cases/page.ts';

interface ListCall {
  /** Names what a visitor's answer depends on. */
  key: string;
  link: Omit<NextPage, 'next'>;
  caller: Reader;
  req: Request;
  res: Response;
}

/** Answers a page with the link to the next: for visitors from memory, with an ETag. */
export const answerList = async <Row>(
  { visitorAnswers }: Pick<ForumDeps, 'visitorAnswers'>,
  { key, link, caller, req, res }: ListCall,
  read: () => Promise<Page<Row>>,
): Promise<Row[] | Handled> => {
  if (caller === null) {
    const held = await visitorAnswers.answer(key, async () => {
      const { rows: body, next } = await read();
      return { body, next };
    });
    linkNext(res, { ...link, next: held.next });
    return sendEtagged(req, res, held);
  }
  const { rows, next } = await read();
  linkNext(res, { ...link, next });
  return rows;
};
