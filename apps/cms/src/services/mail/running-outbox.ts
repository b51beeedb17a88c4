import { ChangeListener } from '@site/change-feed/change-listener.ts'
import type { Payload } from 'payload'
import { environment } from '#cms/base/environment/environment.ts'
import { enqueueReminders } from '#cms/subjects/education-events/reminders.ts'
import { outboxChannel } from './queue.ts'
import { OutboxSender } from './sender.ts'
import { smtpTransport } from './transport.ts'

/** Polls for retries, which no notification announces. */
const pollMs = 5_000
const remindersMs = 60_000

/**
 * Starts sending emails. Without a mail server they stay queued.
 *
 * @returns stops sending; resolves after the emails in progress
 */
export async function startOutbox(payload: Payload): Promise<() => Promise<void>> {
  const { logger } = payload
  const reminders = setInterval(() => {
    enqueueReminders(payload).catch((error: unknown) =>
      logger.error({ err: error }, 'Reminders could not be queued'),
    )
  }, remindersMs)
  reminders.unref()
  if (environment.SMTP_URL === '') {
    logger.warn('SMTP_URL is not set: emails stay queued')
    return async () => clearInterval(reminders)
  }
  const sender = new OutboxSender({ payload, transport: smtpTransport(environment.SMTP_URL) })
  const wake = () => void sender.sendDue()
  const listener = new ChangeListener({
    connectionString: environment.DATABASE_URL,
    channel: outboxChannel,
    applicationName: 'cms outbox',
    logger,
  })
  listener.subscribe(wake)
  await listener.start()
  const poll = setInterval(wake, pollMs)
  poll.unref()
  return async () => {
    clearInterval(poll)
    clearInterval(reminders)
    await Promise.all([listener.stop(), sender.stop()])
  }
}
