import { adminActionRecordedV1 } from '../events/audit/admin-action-recorded.v1.ts';
import { muteChangedV1 } from '../events/forum/mute-changed.v1.ts';
import { postChangedV1 } from '../events/forum/post-changed.v1.ts';
import { postCreatedV1 } from '../events/forum/post-created.v1.ts';
import { postFlaggedV1 } from '../events/forum/post-flagged.v1.ts';
import { postModeratedV1 } from '../events/forum/post-moderated.v1.ts';
import { replyAcceptedV1 } from '../events/forum/reply-accepted.v1.ts';
import { replyChangedV1 } from '../events/forum/reply-changed.v1.ts';
import { replyCreatedV1 } from '../events/forum/reply-created.v1.ts';
import { forumEndpoints } from '../http/forum/forum-endpoints.ts';
import { defineServiceContract } from './service-contract.ts';

export const forum = defineServiceContract({
  name: 'forum',
  endpoints: forumEndpoints,
  events: [
    postCreatedV1,
    postChangedV1,
    replyCreatedV1,
    replyChangedV1,
    replyAcceptedV1,
    postFlaggedV1,
    postModeratedV1,
    muteChangedV1,
    adminActionRecordedV1,
  ],
});
