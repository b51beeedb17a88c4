import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { freePort } from '@site/operations/free-port.ts'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type Caught = { recipients: string[]; email: Email; raw: string }

type Server = {
  url: string
  /** In order of arrival. */
  caught: Caught[]
  /** Receives emails but never acknowledges them. */
  isSilent: boolean
  /** How many recipients whose name begins with `bisu` wait for a response that never comes. */
  silentRecipients: number
  stop: () => Promise<void>
}

function rejection(code: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode: code })
}

/** A real mail server that stores received emails. Mailboxes that begin with `hilang` do not exist; those with `ditolak` are refused without a reason. */
export async function startSmtpServer(port?: number): Promise<Server> {
  const caught: Caught[] = []
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    // Senders keep connections open, but stopping must be immediate.
    closeTimeout: 100,
    onRcptTo({ address }, _session, done) {
      if (address.startsWith('bisu')) server.silentRecipients += 1
      else if (address.startsWith('hilang')) done(rejection(550, `5.1.1 no box ${address} here`))
      else if (address.startsWith('ditolak')) done(rejection(550, 'refused'))
      else if (address.startsWith('penuh')) done(rejection(452, `the box ${address} is full`))
      else done()
    },
    onData(stream, session, done) {
      void readMail(
        stream,
        session.envelope.rcptTo.map(({ address }) => address),
      ).then(
        (mail) => {
          caught.push(mail)
          if (!server.isSilent) done()
        },
        (error: Error) => done(error),
      )
    },
  })
  // Tests restart the server on its port, which no outgoing connection may take meanwhile.
  smtp.listen(port ?? (await freePort()), '127.0.0.1')
  await once(smtp.server, 'listening')
  const server: Server = {
    url: `smtp://127.0.0.1:${readPort(smtp.server.address())}`,
    caught,
    isSilent: false,
    silentRecipients: 0,
    stop: () => new Promise((resolve) => smtp.close(() => resolve())),
  }
  return server
}

function readPort(address: AddressInfo | string | null): number {
  if (typeof address !== 'object' || address === null) throw new Error('The mail server has no port.')
  return address.port
}

async function readMail(stream: AsyncIterable<Buffer>, recipients: string[]): Promise<Caught> {
  const parts = []
  for await (const part of stream) parts.push(part)
  const bytes = Buffer.concat(parts)
  return {
    recipients,
    email: await PostalMime.parse(bytes),
    raw: bytes.toString('latin1'),
  }
}
