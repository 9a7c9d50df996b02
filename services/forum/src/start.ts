import { runService } from '@academy/service-kit/lifecycle/run-service.ts';
import { forum } from './service.ts';

runService(forum);
