import { runService } from '@academy/service-kit/lifecycle/run-service.ts';
import { ai } from './service.ts';

runService(ai);
