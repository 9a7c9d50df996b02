import { linkState } from '../domain/link.ts';
import type { ToolsDeps } from './tools-deps.ts';

/** What came of opening the pages of all tools. */
export type LinkFigures = Record<'tools' | 'gone' | 'unanswered', number>;

/** Opens the page of every tool, one after the other, and keeps how each link does for staff. */
export const checkLinks = async ({ tools, now }: ToolsDeps, signal: AbortSignal): Promise<LinkFigures> => {
  const figures: LinkFigures = { tools: 0, gone: 0, unanswered: 0 };
  const known = await tools.links.all();
  for (const { id, url } of tools.all()) {
    signal.throwIfAborted();
    const state = linkState(await tools.openLink(url, signal));
    const before = known.get(id);
    const isSame = before?.url === url && before.state === state;
    const at = now();
    await tools.links.save({ _id: id, url, state, checkedAt: at, since: isSame ? before.since : at });
    figures.tools += 1;
    if (state !== 'ok') figures[state] += 1;
  }
  return figures;
};
