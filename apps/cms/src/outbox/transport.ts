import { createTransport } from 'nodemailer'

const stepDeadlineMs = 10_000

/** As many as are sent at once (sender.ts). */
export const connections = 5

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i

/** The way to the mail server. Nothing in a mail can make it read a file or fetch an address. */
export function smtpTransport(url: string) {
  return createTransport({
    url,
    pool: true,
    maxConnections: connections,
    // What became of a mail whose connection broke is for the outbox to judge.
    maxRequeues: 0,
    // Whoever sits on the way could hide that the server offers TLS, and read password and mails.
    requireTLS: !loopback.test(new URL(url).hostname),
    connectionTimeout: stepDeadlineMs,
    greetingTimeout: stepDeadlineMs,
    socketTimeout: stepDeadlineMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}
export type SmtpTransport = ReturnType<typeof smtpTransport>
