import { sql } from '@payloadcms/db-postgres'
import { composers } from '#cms/mail-composers.ts'
import { OutboxSender } from '#cms/services/mail/sender.ts'
import { smtpTransport } from '#cms/services/mail/transport.ts'
import { execute, payload } from './service.ts'
import { startSmtpServer } from './smtp.ts'

/** Mailboxes of all recipients, behind a mail server that can be stopped. */
export class Mailboxes {
  readonly #server
  readonly #sender

  private constructor(server: Awaited<ReturnType<typeof startSmtpServer>>, sender: OutboxSender) {
    this.#server = server
    this.#sender = sender
  }

  static async open(): Promise<Mailboxes> {
    // Removes emails of other tests.
    await execute(sql`delete from mails`)
    const server = await startSmtpServer()
    return new Mailboxes(
      server,
      new OutboxSender({ payload, composers, transport: smtpTransport(server.url) }),
    )
  }

  /** Simulates that emails were queued at this time and are due. */
  async queuedSince(moment: string): Promise<void> {
    // The column has millisecond precision: `now()` could be rounded up into the future.
    await execute(
      sql`update mails set due_at = now() - interval '1 second', created_at = ${moment}::timestamptz`,
    )
  }

  /** Emails received by a mailbox after all due ones have been sent. */
  async at(address: string) {
    await this.#sender.sendDue()
    return this.#server.caught.filter(({ recipients }) => recipients.includes(address))
  }

  /** Their subjects, without the name of the event. */
  async subjectsAt(address: string) {
    return (await this.at(address)).map(({ email }) => email.subject?.split(':')[0])
  }

  async close(): Promise<void> {
    await this.#sender.stop()
    await this.#server.stop()
  }
}
