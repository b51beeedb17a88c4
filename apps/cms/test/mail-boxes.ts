import { sql } from '@payloadcms/db-postgres'
import { OutboxSender } from '#cms/outbox/sender.ts'
import { smtpTransport } from '#cms/outbox/transport.ts'
import { execute, payload } from './service.ts'
import { startSmtpServer } from './smtp.ts'

/** The boxes of everybody whom the content service owes a mail, behind a mail server that can be away. */
export class MailBoxes {
  #server
  readonly #sender

  private constructor(server: Awaited<ReturnType<typeof startSmtpServer>>, sender: OutboxSender) {
    this.#server = server
    this.#sender = sender
  }

  static async open(): Promise<MailBoxes> {
    // What other tests are owed is none of these'.
    await execute(sql`delete from mails`)
    const server = await startSmtpServer()
    return new MailBoxes(server, new OutboxSender({ payload, transport: smtpTransport(server.url) }))
  }

  /** What is owed meanwhile is tried once, and then put off. */
  async whileAway(act: () => Promise<unknown>): Promise<void> {
    const port = Number(new URL(this.#server.url).port)
    await this.#server.stop()
    await act()
    await this.#sender.sendDue()
    this.#server = await startSmtpServer(port)
  }

  /** As if mails had been owed since then, and the time that they are put off for had passed. */
  async owedSince(moment: string): Promise<void> {
    // The column holds whole milliseconds: `now()` itself can be rounded up to one that has not come.
    await execute(
      sql`update mails set due_at = now() - interval '1 second', created_at = ${moment}::timestamptz`,
    )
  }

  /** The mails in a box, once all that is due has been sent. */
  async at(address: string) {
    await this.#sender.sendDue()
    return this.#server.caught.filter(({ recipients }) => recipients.includes(address))
  }

  async close(): Promise<void> {
    await this.#sender.stop()
    await this.#server.stop()
  }
}
