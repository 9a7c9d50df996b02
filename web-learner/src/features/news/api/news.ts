import type { NewsItem, newsEndpoints } from '@academy/contracts/http/ai/news.ts';
import type { AiTool, toolEndpoints } from '@academy/contracts/http/ai/tools.ts';
import { endpointRef } from '@academy/web-kit/api/endpoint-ref.ts';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/api/client.ts';
import type { Language } from '../../../shared/i18n/language.ts';

export type { AiTool, NewsItem };

const news = endpointRef<typeof newsEndpoints.listNews>('GET', '/api/ai-news');
const tools = endpointRef<typeof toolEndpoints.listTools>('GET', '/api/ai-tools');

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Fetched again every hour; what is younger than half an hour is shown as it is. */
export const newsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['/api/ai-news', language],
    queryFn: () => client.call(news, { query: { language } }),
    refetchInterval: hourMs,
    staleTime: 30 * minuteMs,
  });

/** Fetched again every six hours; what is younger than three is shown as it is. */
export const toolsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['/api/ai-tools', language],
    queryFn: () => client.call(tools, { query: { language } }),
    refetchInterval: 6 * hourMs,
    staleTime: 3 * hourMs,
  });
