// A mail server for demos and tests, in its own process: `node mail-catcher.ts <smtp port> <page port>`. It accepts
// every email, delivers none, and shows them on a page that only this machine can open.
import { createServer } from 'node:http'
import { flushCompileCache } from 'node:module'
import { buffer } from 'node:stream/consumers'
import { escapeHtml } from '@site/operations/escape-html.ts'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

interface CaughtMail {
  readonly id: number
  readonly at: string
  readonly to: readonly string[]
  readonly from: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly messageId: string
  readonly attachments: readonly string[]
}

const maxMails = 200
const maxMailBytes = 10 * 1024 ** 2
const host = '127.0.0.1'
const [smtpPort, pagePort] = process.argv.slice(2).map(Number)

/** Newest first. */
const mails: CaughtMail[] = []
let count = 0

const smtp = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  size: maxMailBytes,
  onData(stream, session, done) {
    const to = session.envelope.rcptTo.map(({ address }) => address)
    buffer(stream)
      .then((message) => PostalMime.parse(message))
      .then((mail) => {
        mails.unshift(caught(mail, to))
        mails.length = Math.min(mails.length, maxMails)
        done()
      })
      .catch(done)
  },
})
smtp.on('error', () => {
  // A client that disconnects is not an error of the server.
  if (!smtp.server.listening) process.exit(1)
})
smtp.listen(smtpPort, host)
// A signal ends this process, which would lose its compiled code.
flushCompileCache()

function caught(mail: Email, to: readonly string[]): CaughtMail {
  count += 1
  return {
    id: count,
    at: new Date().toISOString(),
    to,
    from: mail.from?.address ?? '',
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    messageId: mail.messageId ?? '',
    // A calendar part without a name is processed by mail programs, not shown.
    attachments: mail.attachments.flatMap(({ filename }) => filename ?? []),
  }
}

const headers = {
  // Emails load and run nothing; the iframe inherits the policy of the page.
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}

const pages = createServer((request, response) => {
  // Rejects other host names that resolve to this machine (DNS rebinding).
  if (!/^(127\.0\.0\.1|localhost)(:\d+)?$/.test(request.headers.host ?? '')) {
    response.writeHead(421, headers).end()
    return
  }
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const { status, type, body } = isRead
    ? responseTo(request.url ?? '/')
    : { status: 405, type: 'text/plain', body: '' }
  response.writeHead(status, { 'content-type': type, ...headers })
  response.end(request.method === 'HEAD' ? undefined : body)
})
pages.listen(pagePort, host)

/** `/` and `/mail/:id` for people, `/mails` and `/mails/:id` for tests. */
function responseTo(path: string): { status: number; type: string; body: string } {
  if (path === '/') return html(200, listPage())
  if (path === '/mails') return json({ mails })
  const [, kind, id] = /^\/(mails?)\/(\d{1,9})$/.exec(path) ?? []
  const mail = mails.find((one) => one.id === Number(id))
  if (mail === undefined)
    return html(404, page('Not found', '<h1>No such mail</h1><p><a href="/">All mails</a></p>'))
  return kind === 'mails' ? json(mail) : html(200, mailPage(mail))
}

const html = (status: number, body: string) => ({ status, type: 'text/html; charset=utf-8', body })
const json = (value: object) => ({ status: 200, type: 'application/json', body: JSON.stringify(value) })

function listPage(): string {
  const rows = mails.map(
    ({ id, at, to, subject }) =>
      `<tr><td>${time(at)}</td><td>${escapeHtml(to.join(', '))}</td><td><a href="/mail/${id}">${escapeHtml(subject || '(no subject)')}</a></td></tr>`,
  )
  const table = `<table><thead><tr><th scope="col">Caught at</th><th scope="col">To</th><th scope="col">Subject</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
  return page(
    'Caught emails',
    `<h1>Caught emails</h1><p>None of them was delivered. The newest ${maxMails} are stored until this run ends.</p>${rows.length > 0 ? table : '<p>No emails yet.</p>'}`,
  )
}

function mailPage({ at, from, to, subject, text, html: body, attachments }: CaughtMail): string {
  const source = escapeHtml(body.replace('<head>', '<head><base target="_blank">'))
  return page(
    subject || '(no subject)',
    `<p><a href="/">All mails</a></p><h1>${escapeHtml(subject)}</h1>
<p>${time(at)}<br>From ${escapeHtml(from)}<br>To ${escapeHtml(to.join(', '))}</p>
${attachments.length > 0 ? `<p>Attached: ${escapeHtml(attachments.join(', '))}</p>` : ''}
<h2>Text</h2><pre>${linked(text)}</pre>
<h2>HTML</h2><iframe title="HTML part" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${source}"></iframe>`,
  )
}

function page(title: string, body: string): string {
  const style = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: .5rem; border-bottom: 1px solid #8888; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
iframe { width: 100%; height: 40rem; border: 1px solid #8888; background: #fff; }`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${style}</style></head><body>${body}</body></html>\n`
}

function time(at: string): string {
  const shown = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'Asia/Jakarta',
  }).format(new Date(at))
  return `<time datetime="${at}">${shown} WIB</time>`
}

function linked(text: string): string {
  return escapeHtml(text).replace(
    /https?:\/\/[^\s<]+/g,
    (href) => `<a href="${href}" target="_blank" rel="noreferrer">${href}</a>`,
  )
}
