import type { Payload, PayloadRequest } from 'payload'

/** After 2, 4 … 128 seconds: as long as a database is restarted in, and over before `JobsLate` tells the operator. */
const retries = { attempts: 7, backoff: { type: 'exponential', delay: 2_000 } } as const

/** Payload gives a scheduled publication up for good at its first error, be it a connection that broke in that second. */
export function retryPublications({ config }: Payload): void {
  const task = config.jobs.tasks?.find(({ slug }) => slug === 'schedulePublish')
  if (task === undefined) throw new Error('Payload has no task that publishes later')
  task.retries = retries
}

/** People come over HTTP; what somebody has scheduled, Payload runs within the service in the name of that person. */
export const isScheduled = ({ user, payloadAPI }: Pick<PayloadRequest, 'user' | 'payloadAPI'>): boolean =>
  Boolean(user) && payloadAPI === 'local'
