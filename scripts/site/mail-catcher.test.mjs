import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startMailCatcher } from './mail-catcher.mjs'

/** @type {import('./mail-catcher.mjs').MailCatcher} */
let catcher
beforeAll(async () => {
  catcher = await startMailCatcher({ pagePort: 0 })
})
afterAll(() => catcher.stop())

/**
 * Sends mails over one connection, as a mail server would.
 *
 * @param {string[]} mails
 */
async function send(mails) {
  const { hostname, port } = new URL(catcher.smtpUrl)
  const socket = connect(Number(port), hostname)
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]()
  const answered = async () => {
    for (let line = await lines.next(); !line.done; line = await lines.next()) {
      if (/^\d{3} /.test(line.value)) return
    }
  }
  await answered()
  const commands = mails.flatMap((mail) => [
    'MAIL FROM:<situs@contoh.example>',
    'RCPT TO:<budi@contoh.example>',
    'DATA',
    `${mail}\r\n.`,
  ])
  for (const command of ['HELO tes', ...commands]) {
    socket.write(`${command}\r\n`)
    await answered()
  }
  socket.end()
  await once(socket, 'close')
}

const mail = (/** @type {string} */ subject) =>
  [
    'From: situs@contoh.example',
    'To: budi@contoh.example',
    `Subject: ${subject}`,
    'Message-ID: <a@contoh.example>',
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Buka https://contoh.example/batal?a=1&b=2 <b>',
    '--b',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<html><head></head><body><script>alert("1")</script><a href="https://contoh.example/">x</a></body></html>',
    '--b--',
  ].join('\r\n')

/** @param {string} path */
const ask = (path) => fetch(`${catcher.pageUrl}${path}`)

/** @returns {Promise<import('./mail-catcher.mjs').CaughtMail[]>} */
const caught = async () => JSON.parse(await (await ask('/mails')).text()).mails

describe('the mail catcher', () => {
  it('lists what it was sent, newest first, for people and for tests', async () => {
    await send([mail('pertama'), mail('=?utf-8?B?546L5bCP5piO?=')])
    const mails = await caught()
    expect(mails).toMatchObject([
      { id: 2, to: ['budi@contoh.example'], subject: '王小明', messageId: '<a@contoh.example>' },
      { id: 1, subject: 'pertama' },
    ])
    expect(await (await ask('/mails/1')).json()).toEqual(mails[1])
    const list = await (await ask('/')).text()
    expect(list.indexOf('王小明')).toBeLessThan(list.indexOf('pertama'))
    expect(list).toContain('<a href="/mail/2">')
  })

  it('shows a mail without letting it run or reach anything', async () => {
    const response = await ask('/mail/1')
    const page = await response.text()
    expect(page).toContain(
      '<a href="https://contoh.example/batal?a=1&amp;b=2" target="_blank" rel="noreferrer">',
    )
    expect(page).toContain('&lt;script&gt;alert(&quot;1&quot;)')
    expect(page).not.toContain('<script')
    expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it('keeps the last two hundred', async () => {
    await send(Array.from({ length: 205 }, (_, index) => mail(`ke-${index}`)))
    const mails = await caught()
    expect(mails).toHaveLength(200)
    expect(mails.map(({ subject }) => subject)).not.toContain('ke-4')
    expect((await ask('/mail/1')).status).toBe(404)
  })

  it('answers under no other name', async () => {
    const sent = request(`${catcher.pageUrl}/mails`, { headers: { host: 'jahat.example' } }).end()
    const [response] = await once(sent, 'response')
    response.resume()
    expect(response.statusCode).toBe(421)
  })

  it('says which setting to change when its port is taken', async () => {
    const { port } = new URL(catcher.pageUrl)
    await expect(startMailCatcher({ pagePort: Number(port) })).rejects.toThrow(
      `Port ${port} is already taken: stop what listens there, or set MAIL_PORT to another port.`,
    )
  })
})
