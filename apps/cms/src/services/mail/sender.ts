import type { SendMailOptions } from 'nodemailer'
import type { Payload } from 'payload'
import { runTransaction } from '#cms/base/database/run-transaction.ts'
import { inTransaction } from '#cms/base/database/session.ts'
import { environment } from '#cms/base/environment/environment.ts'
import { buildMessage } from './build-message.ts'
import { isBulkKind } from './bulk-kinds.ts'
import { isOverLimit, readBulkReports } from './bulk-reports.ts'
import { claimBulkMails, expireBulkMails } from './bulk-rows.ts'
import { Lane } from './lane.ts'
import type { Composed, Composer } from './mail.ts'
import {
  type ClaimedMail,
  claimMails,
  dropMail,
  markFailed,
  markRefused,
  markSent,
  renewLease,
} from './rows.ts'
import { readSenderSettings, type SenderSettings } from './sender-settings.ts'
import { toFailure } from './smtp-error.ts'
import type { SubscriberEvents } from './subscriber-events.ts'
import { connectionsPerLane, type SmtpTransport } from './transport.ts'

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
  subscriberEvents?: readonly SubscriberEvents[]
  times?: SenderTimes
  bulkPerMinute?: number
  maySendBulk?: () => boolean
}

/**
 * Sends due emails. Multiple senders may share a database. Delivery is at least once: if a process is killed between
 * the server's "accepted" and the row's "sent", the email is sent again with the same Message-ID. Bulk emails have their
 * own lane, so that neither their number nor a slow server delays the others.
 */
export class OutboxSender {
  readonly #options: Required<Options>
  readonly #payload: Payload
  readonly #lanes: readonly Lane[]
  #isStopped = false
  #isBulkStopped = false

  constructor(options: Options) {
    this.#options = {
      subscriberEvents: [],
      times: defaultTimes,
      bulkPerMinute: environment.MAIL_BULK_PER_MINUTE,
      maySendBulk: () => true,
      ...options,
    }
    this.#payload = options.payload
    this.#lanes = [
      () => this.#sendAll((claim) => claimMails(this.#payload, claim)),
      () => this.#sendBulk(),
    ].map((work) => new Lane(() => this.#logFailure(work)))
  }

  /** Sends due emails, including those that become due meanwhile. Never throws. */
  async sendDue(): Promise<void> {
    await Promise.all(this.#lanes.map((lane) => lane.wake()))
  }

  /** Claims no more; resolves after the emails in progress. */
  async stop(): Promise<void> {
    this.#isStopped = true
    await Promise.all(this.#lanes.map((lane) => lane.stop()))
    this.#options.transport.close()
  }

  async #logFailure(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      // The database is unavailable; the next poll retries.
      this.#payload.logger.error({ err: error }, 'Outbox query failed')
    }
  }

  async #sendBulk(): Promise<void> {
    const { bulkPerMinute: perMinute, maySendBulk } = this.#options
    await expireBulkMails(this.#payload)
    const reports = await readBulkReports(this.#payload)
    const wasStopped = this.#isBulkStopped
    this.#isBulkStopped = isOverLimit(reports)
    if (this.#isBulkStopped) {
      if (!wasStopped) this.#payload.logger.error(reports, 'Bulk emails stopped for today')
      return
    }
    await this.#sendAll(async (claim) =>
      maySendBulk() ? claimBulkMails(this.#payload, { ...claim, perMinute }) : [],
    )
  }

  async #sendAll(
    claimNext: (claim: { limit: number; leaseMs: number }) => Promise<ClaimedMail[]>,
  ): Promise<void> {
    while (!this.#isStopped) {
      const { leaseMs } = this.#options.times
      const claimed = await claimNext({ limit: connectionsPerLane, leaseMs })
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
      const message = composed.kind === 'mail' ? buildMessage(mail, composed, settings) : null
      if (message === null) {
        const reason = composed.kind === 'mail' ? 'no unsubscribe link' : composed.reason
        logger.warn({ ...fields, reason }, 'Email undeliverable')
        return await markFailed(this.#payload, mail, { reason, retryInMs: null })
      }
      const renewed = await renewLease(this.#payload, mail, this.#options.times.leaseMs)
      // Composing took longer than the lease: another process is sending the email.
      if (renewed === null) return
      mail = renewed
      await this.#deliver(message)
    } catch (error) {
      const { reason, isPermanent, isUnknownBox, isOurs } = toFailure(error)
      const retryInMs = isPermanent ? null : this.#findRetryDelay(mail)
      const details = isOurs ? { err: error } : {}
      logger.warn({ ...fields, reason, retryInMs, ...details }, 'Email sending failed')
      return await (isUnknownBox && mail.subscriberId !== null
        ? this.#suppress(mail, mail.subscriberId, reason)
        : markFailed(this.#payload, mail, { reason, retryInMs }))
    }
    await markSent(this.#payload, mail)
  }

  #findRetryDelay({ kind, attempts }: ClaimedMail): number | null {
    const delay = this.#options.times.retriesMs[attempts] ?? null
    // The rate of a minute counts each bulk email once.
    return delay !== null && isBulkKind(kind) ? Math.max(delay, minute) : delay
  }

  /** One transaction: after a crash the server refuses the mailbox again. */
  async #suppress(mail: ClaimedMail, subscriberId: number, reason: string): Promise<void> {
    await runTransaction(this.#payload, async (req) => {
      const isOurs = await inTransaction(req, (session) => markRefused(session, mail, reason))
      if (!isOurs) return
      for (const { suppress } of this.#options.subscriberEvents) {
        await suppress(req, { subscriberId, reason: 'hardBounce' })
      }
    })
  }

  /** The first composer that knows the kind. */
  async #compose(mail: ClaimedMail, settings: SenderSettings): Promise<Composed> {
    for (const compose of this.#options.composers) {
      const composed = await compose(this.#payload, mail, settings)
      if (composed !== null) return composed
    }
    return { kind: 'undeliverable', reason: `no composer for ${mail.kind}` }
  }

  async #deliver(message: SendMailOptions): Promise<void> {
    const { transport, times } = this.#options
    await transport.sendMail({ ...message, signal: AbortSignal.timeout(times.deadlineMs) })
  }
}
