import type { PayloadRequest } from 'payload'

/** People use HTTP; scheduled jobs run through the local API with the user who scheduled them. */
export const isScheduled = ({ user, payloadAPI }: Pick<PayloadRequest, 'user' | 'payloadAPI'>): boolean =>
  Boolean(user) && payloadAPI === 'local'
