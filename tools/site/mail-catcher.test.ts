import { get } from 'node:http'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { describe, expect, it, vi } from 'vitest'
import { root } from '../paths.ts'
import { freePort } from '../ports.ts'
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
  it('shows a mail to people and to tests, with nothing of it executed', async () => {
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

  it('rejects targets that are no path, and goes on', async () => {
    const { page } = await startCatcher()
    const { port } = new URL(page)
    const statusOf = (target: string) =>
      new Promise((resolve, reject) => {
        const settings = { host: '127.0.0.1', port, path: target, headers: { host: '127.0.0.1' } }
        get(settings, (response) => resolve(response.resume().statusCode)).on('error', reject)
      })
    const targets = ['//', '//[', 'http://[', '*', 'mails', '/%', '/mails/1?a=%ff', '/\\evil.example']
    const statuses = []
    for (const target of targets) statuses.push(await statusOf(target))
    expect(statuses).toEqual([400, 400, 400, 400, 400, 404, 404, 404])
    expect((await fetch(`${page}/mails`)).status).toBe(200)
  })

  it('rejects other host names, other methods, and mails that do not exist', async () => {
    const { page } = await startCatcher()
    const statuses = await Promise.all([
      fetch(`${page}/mail/7`),
      fetch(page, { method: 'POST' }),
      fetch(page.replace('127.0.0.1', '127.0.0.1.nip.example')).catch(() => ({ status: 0 })),
    ])
    expect(statuses.map(({ status }) => status)).toEqual([404, 405, 0])
  })
})
