import type { Payload } from 'payload'

/** After 2, 4 … 128 seconds: outlasts a database restart, and ends before the `JobsLate` alert fires. */
const retries = { attempts: 7, backoff: { type: 'exponential', delay: 2_000 } } as const

/** By default Payload abandons a scheduled publication at its first error, even a broken connection. */
export function retryPublications({ config }: Payload): void {
  const task = config.jobs.tasks?.find(({ slug }) => slug === 'schedulePublish')
  if (task === undefined) throw new Error('Payload has no schedulePublish task')
  task.retries = retries
}
