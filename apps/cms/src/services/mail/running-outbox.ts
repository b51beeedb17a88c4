import { ChangeListener } from '@site/change-feed/change-listener.ts'
import type { Payload } from 'payload'
import { environment } from '#cms/base/environment/environment.ts'
import type { Composer } from './mail.ts'
import { outboxChannel } from './queue.ts'
import { OutboxSender } from './sender.ts'
import { smtpTransport } from './transport.ts'

/** Polls for retries, which no notification announces. */
const pollMs = 5_000

/**
 * Starts sending emails. Without a mail server they stay queued.
 *
 * @returns stops sending; resolves after the emails in progress
 */
export async function startOutbox(
  payload: Payload,
  composers: readonly Composer[],
): Promise<() => Promise<void>> {
  const { logger } = payload
  if (environment.SMTP_URL === '') {
    logger.warn('SMTP_URL is not set: emails stay queued')
    return async () => {}
  }
  const sender = new OutboxSender({ payload, composers, transport: smtpTransport(environment.SMTP_URL) })
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
    await Promise.all([listener.stop(), sender.stop()])
  }
}
