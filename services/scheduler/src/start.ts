import { runService } from '@academy/service-kit/lifecycle/run-service.ts';
import { scheduler } from './service.ts';

runService(scheduler);
