import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import { composeAccountMail, isAccountMail } from './compose-account.ts'
import { composeMessageMail } from './compose-message.ts'
import { composeRegistrationMail, isRegistrationMail } from './compose-registration.ts'
import type { Composed } from './mail.ts'
import { type ClaimedMail, claimMails, dropMail, markFailed, markSent, renewLease } from './rows.ts'
import { readFirm } from './sender-settings.ts'
import { siteHost } from './site-links.ts'
import { failureOf } from './smtp-error.ts'
import { connections, type SmtpTransport } from './transport.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const hourlyRetries = 23

export type SenderTimes = {
  /** How long to wait after each failure; after the last one the mail is given up. About a day in all. */
  retriesMs: readonly number[]
  /** How long a mail belongs to the process that took it; longer than sending can take. */
  leaseMs: number
  /** When sending is cut off. */
  deadlineMs: number
}

export const usualTimes: SenderTimes = {
  retriesMs: [30 * second, 2 * minute, 10 * minute, ...Array.from({ length: hourlyRetries }, () => hour)],
  leaseMs: 2 * minute,
  deadlineMs: minute,
}

type Options = { payload: Payload; transport: SmtpTransport; times?: SenderTimes }

/**
 * Sends what is due. Several may run on one database. A mail is sent at least once: a process killed between the
 * server's "accepted" and the row's "sent" leaves one that is sent again, under the same Message-ID.
 */
export class OutboxSender {
  readonly #payload: Payload
  readonly #transport: SmtpTransport
  readonly #times: SenderTimes
  #pass: Promise<void> | null = null
  #isWanted = false
  #isStopped = false

  constructor({ payload, transport, times = usualTimes }: Options) {
    this.#payload = payload
    this.#transport = transport
    this.#times = times
  }

  /** Sends what is due now and whatever becomes due meanwhile; resolves when nothing is left. Never throws. */
  async sendDue(): Promise<void> {
    this.#isWanted = true
    this.#pass ??= this.#run()
    await this.#pass
  }

  /** Takes no more; resolves when what is under way has ended. */
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
      // The database is away; the next poll tries again.
      this.#payload.logger.error({ err: error }, 'the outbox cannot be read')
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
    const shown = { mail: claimed.id, kind: claimed.kind }
    let mail = claimed
    try {
      const firm = await readFirm(this.#payload)
      const composed = await this.#compose(mail, firm)
      if (composed.kind === 'overtaken') return await dropMail(this.#payload, mail)
      if (composed.kind === 'undeliverable') {
        const { reason } = composed
        logger.warn({ ...shown, reason }, 'a mail was given up')
        return await markFailed(this.#payload, mail, { reason, retryInMs: null })
      }
      const renewed = await renewLease(this.#payload, mail, this.#times.leaseMs)
      // Composing took longer than the lease: somebody else is sending it.
      if (renewed === null) return
      mail = renewed
      await this.#deliver(mail, composed, firm.from)
    } catch (error) {
      const { reason, isPermanent, isOurs } = failureOf(error)
      const retryInMs = isPermanent ? null : (this.#times.retriesMs[mail.attempts] ?? null)
      const fault = isOurs ? { err: error } : {}
      logger.warn({ ...shown, reason, retryInMs, ...fault }, 'a mail could not be sent')
      return await markFailed(this.#payload, mail, { reason, retryInMs })
    }
    await markSent(this.#payload, mail)
  }

  async #compose(mail: ClaimedMail, firm: Awaited<ReturnType<typeof readFirm>>): Promise<Composed> {
    const { kind, occasion, registration, message, account, recipient, owedAt } = mail
    if (isAccountMail(kind)) {
      return account === null
        ? { kind: 'undeliverable', reason: 'the account is gone' }
        : composeAccountMail(this.#payload, { kind, account, recipient, owedAt })
    }
    if (isRegistrationMail(kind)) {
      return registration === null
        ? { kind: 'undeliverable', reason: 'the registration is gone' }
        : composeRegistrationMail(this.#payload, { kind, occasion, registration }, firm)
    }
    return message === null
      ? { kind: 'undeliverable', reason: 'the message is gone' }
      : composeMessageMail(this.#payload, { kind, message }, firm)
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
      messageId: messageIdOf(mail),
      headers: { 'Auto-Submitted': 'auto-generated' },
      signal: AbortSignal.timeout(this.#times.deadlineMs),
    })
  }
}

const hashCharacters = 16

/** The same however often a mail is sent, so that a box that has it already can leave the second one out. */
function messageIdOf({ id, occasion }: ClaimedMail): string {
  const hash = createHash('sha256').update(occasion).digest('hex').slice(0, hashCharacters)
  return `<mail-${id}.${hash}@${siteHost}>`
}
