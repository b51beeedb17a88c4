import { createTransport } from 'nodemailer'

const stepDeadlineMs = 10_000

/** Matches the number of emails sent concurrently (sender.ts). */
export const connections = 5

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i

/** The SMTP transport. Email content cannot make it read files or fetch URLs. */
export function smtpTransport(url: string) {
  return createTransport({
    url,
    pool: true,
    maxConnections: connections,
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
