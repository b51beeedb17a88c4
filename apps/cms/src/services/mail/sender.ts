import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import type { Composed, Composer } from './mail.ts'
import { type ClaimedMail, claimMails, dropMail, markFailed, markSent, renewLease } from './rows.ts'
import { readSenderSettings, type SenderSettings } from './sender-settings.ts'
import { siteHost } from './site-links.ts'
import { toFailure } from './smtp-error.ts'
import { connections, type SmtpTransport } from './transport.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const hourlyRetries = 23

export type SenderTimes = {
  /** Delay after each failure; after the last one the email counts as failed. About a day in total. */
  retriesMs: readonly number[]
  /** Lease of a claimed email; must exceed the longest time that sending takes. */
  leaseMs: number
  /** Timeout for sending one email. */
  deadlineMs: number
}

export const defaultTimes: SenderTimes = {
  retriesMs: [30 * second, 2 * minute, 10 * minute, ...Array.from({ length: hourlyRetries }, () => hour)],
  leaseMs: 2 * minute,
  deadlineMs: minute,
}

type Options = {
  payload: Payload
  transport: SmtpTransport
  composers: readonly Composer[]
  times?: SenderTimes
}

/**
 * Sends due emails. Multiple senders may share a database. Delivery is at least once: if a process is killed between
 * the server's "accepted" and the row's "sent", the email is sent again with the same Message-ID.
 */
export class OutboxSender {
  readonly #payload: Payload
  readonly #transport: SmtpTransport
  readonly #composers: readonly Composer[]
  readonly #times: SenderTimes
  #pass: Promise<void> | null = null
  #isWanted = false
  #isStopped = false

  constructor({ payload, transport, composers, times = defaultTimes }: Options) {
    this.#payload = payload
    this.#transport = transport
    this.#composers = composers
    this.#times = times
  }

  /** Sends due emails, including those that become due meanwhile. Never throws. */
  async sendDue(): Promise<void> {
    this.#isWanted = true
    this.#pass ??= this.#run()
    await this.#pass
  }

  /** Claims no more; resolves after the emails in progress. */
  async stop(): Promise<void> {
    this.#isStopped = true
    await this.#pass
    this.#transport.close()
  }

  async #run(): Promise<void> {
    try {
      while (this.#isWanted && !this.#isStopped) {
        this.#isWanted = false
        await this.#sendAll()
      }
    } catch (error) {
      // The database is unavailable; the next poll retries.
      this.#payload.logger.error({ err: error }, 'Outbox query failed')
    } finally {
      this.#pass = null
    }
  }

  async #sendAll(): Promise<void> {
    while (!this.#isStopped) {
      const { leaseMs } = this.#times
      const claimed = await claimMails(this.#payload, { limit: connections, leaseMs })
      if (claimed.length === 0) return
      const ends = await Promise.allSettled(claimed.map((mail) => this.#send(mail)))
      for (const end of ends) if (end.status === 'rejected') throw end.reason
    }
  }

  async #send(claimed: ClaimedMail): Promise<void> {
    const { logger } = this.#payload
    const fields = { mail: claimed.id, kind: claimed.kind }
    let mail = claimed
    try {
      const settings = await readSenderSettings(this.#payload)
      const composed = await this.#compose(mail, settings)
      if (composed.kind === 'obsolete') return await dropMail(this.#payload, mail)
      if (composed.kind === 'undeliverable') {
        const { reason } = composed
        logger.warn({ ...fields, reason }, 'Email undeliverable')
        return await markFailed(this.#payload, mail, { reason, retryInMs: null })
      }
      const renewed = await renewLease(this.#payload, mail, this.#times.leaseMs)
      // Composing took longer than the lease: another process is sending the email.
      if (renewed === null) return
      mail = renewed
      await this.#deliver(mail, composed, settings.from)
    } catch (error) {
      const { reason, isPermanent, isOurs } = toFailure(error)
      const retryInMs = isPermanent ? null : (this.#times.retriesMs[mail.attempts] ?? null)
      const details = isOurs ? { err: error } : {}
      logger.warn({ ...fields, reason, retryInMs, ...details }, 'Email sending failed')
      return await markFailed(this.#payload, mail, { reason, retryInMs })
    }
    await markSent(this.#payload, mail)
  }

  /** The first composer that knows the kind. */
  async #compose(mail: ClaimedMail, settings: SenderSettings): Promise<Composed> {
    for (const compose of this.#composers) {
      const composed = await compose(this.#payload, mail, settings)
      if (composed !== null) return composed
    }
    return { kind: 'undeliverable', reason: `no composer for ${mail.kind}` }
  }

  async #deliver(
    mail: ClaimedMail,
    { to, replyTo, content }: Extract<Composed, { kind: 'mail' }>,
    from: { name: string; address: string },
  ): Promise<void> {
    await this.#transport.sendMail({
      ...content,
      from,
      to,
      ...(replyTo ? { replyTo } : {}),
      messageId: computeMessageId(mail),
      headers: { 'Auto-Submitted': 'auto-generated' },
      signal: AbortSignal.timeout(this.#times.deadlineMs),
    })
  }
}

const hashCharacters = 16

/** The same for every attempt, so that mail servers can drop duplicates. */
function computeMessageId({ id, dedupeKey }: ClaimedMail): string {
  const hash = createHash('sha256').update(dedupeKey).digest('hex').slice(0, hashCharacters)
  return `<mail-${id}.${hash}@${siteHost}>`
}
