import { createTransport } from 'nodemailer'
import { environment } from '#cms/base/environment/environment.ts'
import type { Environment } from '#cms/base/environment/read-environment.ts'

const stepDeadlineMs = 10_000

/** The number of emails that each of the two lanes sends concurrently (sender.ts). */
export const connectionsPerLane = 5

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i

/** nodemailer's own list has no `List-Unsubscribe-Post`, which RFC 8058 wants signed. */
const signedHeaders = [
  'From',
  'Reply-To',
  'Subject',
  'Date',
  'Message-ID',
  'To',
  'MIME-Version',
  'Content-Type',
  'Content-Transfer-Encoding',
  'Auto-Submitted',
  'List-Id',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
]

type DkimSettings = Pick<Environment, 'DKIM_DOMAIN' | 'DKIM_SELECTOR' | 'DKIM_KEY'>

const writeDkim = ({ DKIM_DOMAIN, DKIM_SELECTOR, DKIM_KEY }: DkimSettings) => ({
  domainName: DKIM_DOMAIN,
  keySelector: DKIM_SELECTOR,
  privateKey: DKIM_KEY,
  headerFieldNames: signedHeaders.join(':'),
})

/** The SMTP transport. Email content cannot make it read files or fetch URLs. */
export function smtpTransport(url: string, dkim: DkimSettings = environment) {
  return createTransport({
    url,
    pool: true,
    ...(dkim.DKIM_DOMAIN === '' ? {} : { dkim: writeDkim(dkim) }),
    maxConnections: 2 * connectionsPerLane,
    // The outbox decides about retries after a broken connection.
    maxRequeues: 0,
    // An attacker in the middle could strip STARTTLS and read the password and emails.
    requireTLS: !loopback.test(new URL(url).hostname),
    connectionTimeout: stepDeadlineMs,
    greetingTimeout: stepDeadlineMs,
    socketTimeout: stepDeadlineMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}
export type SmtpTransport = ReturnType<typeof smtpTransport>
