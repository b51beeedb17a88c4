import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { freePort } from '@site/operations/free-port.ts'
import { createTransport } from 'nodemailer'
import { describe, expect, it, vi } from 'vitest'
import { root } from '../paths.ts'
import { temporaryProcesses } from '../test/temporary.ts'

async function startCatcher() {
  const [smtpPort, pagePort] = [await freePort(), await freePort()]
  const page = `http://127.0.0.1:${pagePort}`
  temporaryProcesses().start({
    file: process.execPath,
    args: [join(root, 'tools', 'site', 'mail-catcher.ts'), String(smtpPort), String(pagePort)],
    cwd: root,
    env: { PATH: process.env.PATH },
  })
  await vi.waitFor(() => fetch(page), 20_000)
  return { transport: createTransport({ host: '127.0.0.1', port: smtpPort }), page }
}

describe('mail catcher', () => {
  it('survives a malformed path', async () => {
    const { page } = await startCatcher()
    const { port } = new URL(page)
    const socket = connect(Number(port), '127.0.0.1')
    socket.end(`GET // HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nconnection: close\r\n\r\n`)
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 404/)
    expect((await fetch(page)).status).toBe(200)
  })

  it('shows an email to people and to tests without executing anything in it', async () => {
    const { transport, page } = await startCatcher()
    await transport.sendMail({
      from: 'site@wirasana.example',
      to: 'budi@example.com',
      subject: 'Tiket <b>Anda</b>',
      text: 'Lihat https://wirasana.example/id/tiket',
      html: '<html><head></head><body><script>alert(1)</script></body></html>',
      attachments: [{ filename: 'acara.ics', content: 'BEGIN:VCALENDAR' }],
    })
    const caught = await (await fetch(`${page}/mails`)).json()
    expect(caught).toMatchObject({
      mails: [{ id: 1, to: ['budi@example.com'], subject: 'Tiket <b>Anda</b>', attachments: ['acara.ics'] }],
    })
    const shown = await fetch(`${page}/mail/1`)
    expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'")
    const html = await shown.text()
    expect(html).toContain('Tiket &lt;b&gt;Anda&lt;/b&gt;')
    expect(html).toContain('href="https://wirasana.example/id/tiket"')
    expect(html).not.toContain('<script>')
  })
})
