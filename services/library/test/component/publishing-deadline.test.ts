import { libraryEndpoints } from '@academy/contracts/http/library/library-endpoints.ts';
import { longestDrawAheadMs } from '@academy/pdf-kit/rendering/pdf-renderer.ts';

/** Reading, storing and announcing on a machine that is busy enough for drawing to take this long. */
const restMs = 5_000;

test.each(['staffCreateDocument', 'staffUpdateDocument'] as const)(
  'When drawing takes as long as it may at %s, then its caller still gets the refusal that names the content',
  (name) => {
    expect(libraryEndpoints[name].deadlineMs).toBeGreaterThanOrEqual(longestDrawAheadMs + restMs);
  },
);
