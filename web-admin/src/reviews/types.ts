import type { staffReviewSchema } from '@academy/contracts/http/catalog/reviews.ts';
import type { z } from 'zod';

export type StaffReview = z.infer<typeof staffReviewSchema>;
