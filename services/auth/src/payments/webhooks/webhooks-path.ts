/** Where payment providers send their messages; below it, a provider's name. Bodies are left as they were signed. */
export const webhooksPath = '/api/payments/webhooks';
