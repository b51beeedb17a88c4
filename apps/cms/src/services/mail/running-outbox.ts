import { ChangeListener } from '@site/change-feed/change-listener.ts'
import type { Payload } from 'payload'
import { environment } from '#cms/base/environment/environment.ts'
import { isInBulkWindow } from './bulk-window.ts'
import type { Composer } from './mail.ts'
import { outboxChannel } from './queue.ts'
import { OutboxSender } from './sender.ts'
import type { SubscriberEvents } from './subscriber-events.ts'
import { smtpTransport } from './transport.ts'

/** Polls for retries, which no notification announces. */
const pollMs = 5_000

type Parts = { composers: readonly Composer[]; subscriberEvents: readonly SubscriberEvents[] }

/**
 * Starts sending emails. Without a mail server they stay queued.
 *
 * @returns stops sending; resolves after the emails in progress
 */
export async function startOutbox(
  payload: Payload,
  { composers, subscriberEvents }: Parts,
): Promise<() => Promise<void>> {
  const { logger } = payload
  if (environment.SMTP_URL === '') {
    logger.warn('SMTP_URL is not set: emails stay queued')
    return async () => {}
  }
  const sender = new OutboxSender({
    payload,
    composers,
    subscriberEvents,
    transport: smtpTransport(environment.SMTP_URL),
    maySendBulk: () => isInBulkWindow(new Date()),
  })
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
