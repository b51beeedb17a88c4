// A mail server for demonstrations and tests: it takes every mail, delivers none, and shows them on a page of this
// machine alone.
import { once } from 'node:events'
import { createServer } from 'node:http'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { Fault, hasCode } from '../session/fault.mjs'
import { listPage, mailPage, notFoundPage, pageHeaders } from './mail-catcher-pages.mjs'

const kept = 200
const host = '127.0.0.1'
const largestMailBytes = 10 * 1024 ** 2

/**
 * @typedef {object} CaughtMail
 * @property {number} id counts up from 1
 * @property {string} at
 * @property {string[]} to the boxes that it was sent to
 * @property {string} from
 * @property {string} subject
 * @property {string} text
 * @property {string} html
 * @property {string} messageId
 * @property {string[]} attachments their names
 *
 * @typedef {object} MailCatcher
 * @property {string} smtpUrl for SMTP_URL
 * @property {string} pageUrl
 * @property {() => Promise<void>} stop
 */

/**
 * @param {{ pagePort: number }} options 0 = any free port
 * @returns {Promise<MailCatcher>}
 */
export async function startMailCatcher({ pagePort }) {
  /** @type {CaughtMail[]} the newest first */
  const mails = []
  let count = 0
  const smtp = new SMTPServer({
    // Whoever runs on this machine may send; there is no certificate to show.
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: largestMailBytes,
    onData(stream, session, done) {
      const to = session.envelope.rcptTo.map(({ address }) => address)
      readMail(stream, to).then(
        (mail) => {
          count += 1
          mails.unshift({ id: count, ...mail })
          mails.length = Math.min(mails.length, kept)
          done()
        },
        (error) => done(error),
      )
    },
  })
  // A sender that hangs up in the middle is no fault of the server.
  smtp.on('error', () => {})
  smtp.listen(0, host)
  await once(smtp.server, 'listening')

  const pages = createServer((request, response) => {
    // Another site's name that was made to mean this machine must not read mails.
    if (!/^(127\.0\.0\.1|localhost)(:\d+)?$/.test(request.headers.host ?? '')) {
      response.writeHead(421, pageHeaders).end()
      return
    }
    const { status, type, body } = answer(
      mails,
      request.method ?? '',
      new URL(request.url ?? '/', 'http://catcher').pathname,
    )
    response.writeHead(status, { 'content-type': type, ...pageHeaders })
    response.end(request.method === 'HEAD' ? undefined : body)
  })
  await listen(pages, pagePort)
  return {
    smtpUrl: `smtp://${host}:${portOf(smtp.server)}`,
    pageUrl: `http://${host}:${portOf(pages)}`,
    async stop() {
      await new Promise((resolve) => smtp.close(() => resolve(undefined)))
      pages.closeAllConnections()
      await new Promise((resolve) => pages.close(() => resolve(undefined)))
    },
  }
}

/**
 * @param {import('node:http').Server} server
 * @param {number} port
 */
async function listen(server, port) {
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    if (!hasCode(error, 'EADDRINUSE')) throw error
    throw new Fault(
      `Port ${port} is already taken: stop what listens there, or set MAIL_PORT to another port.`,
    )
  }
}

/** @param {{ address(): import('node:net').AddressInfo | string | null }} server */
function portOf(server) {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/**
 * @param {AsyncIterable<Buffer>} stream
 * @param {string[]} to
 * @returns {Promise<Omit<CaughtMail, 'id'>>}
 */
async function readMail(stream, to) {
  const parts = []
  for await (const part of stream) parts.push(part)
  const mail = await PostalMime.parse(Buffer.concat(parts))
  return {
    at: new Date().toISOString(),
    to,
    from: mail.from?.address ?? '',
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    messageId: mail.messageId ?? '',
    attachments: mail.attachments.map(({ filename }) => filename ?? ''),
  }
}

const html = 'text/html; charset=utf-8'

/**
 * `/` and `/mail/:id` for people, `/mails` and `/mails/:id` for tests.
 *
 * @param {CaughtMail[]} mails
 * @param {string} method
 * @param {string} path
 * @returns {{ status: number, type: string, body: string }}
 */
function answer(mails, method, path) {
  if (method !== 'GET' && method !== 'HEAD') return { status: 405, type: 'text/plain', body: 'GET only\n' }
  if (path === '/') return { status: 200, type: html, body: listPage(mails) }
  if (path === '/mails') return { status: 200, type: 'application/json', body: JSON.stringify({ mails }) }
  const [, form, id] = path.match(/^\/(mails?)\/(\d{1,9})$/) ?? []
  const mail = mails.find((one) => one.id === Number(id))
  if (mail === undefined) return { status: 404, type: html, body: notFoundPage() }
  return form === 'mails'
    ? { status: 200, type: 'application/json', body: JSON.stringify(mail) }
    : { status: 200, type: html, body: mailPage(mail) }
}
