import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { busyCopy } from '#app/shell/busy-copy.ts'
import { post, wholeForm } from './attacks/whole-form.ts'
import { LocalServer, passOn } from './local-server.ts'
import { testSite } from './test-site.ts'
import { WebNode } from './web-node.ts'

/** As many as are answered at once and may wait (server/shedding.ts), and one. */
const SENT = 64 + 512 + 1

/** A way to the content service on which forms are held back until they are let go or turned down. */
class HeldForms extends LocalServer {
  readonly #target: string
  readonly held: ServerResponse[] = []
  standing: 'held' | 'down' | 'open' = 'held'

  constructor(target: string) {
    super()
    this.#target = target
  }

  protected answer(request: IncomingMessage, response: ServerResponse): void {
    if (request.method !== 'POST' || this.standing === 'open') {
      passOn(this.#target, request, response)
    } else if (this.standing === 'held') {
      this.held.push(response)
    } else {
      response.writeHead(503).end()
    }
  }

  turnDown(): void {
    this.standing = 'down'
    for (const response of this.held) {
      response.writeHead(503).end()
    }
  }
}

test('whoever sends a form when too many wait is told that it is not sent, and nobody loses what was typed', async () => {
  test.setTimeout(120_000)
  const { cmsUrl, marketUrl } = testSite()
  const content = await new HeldForms(cmsUrl).listen()
  const node = await WebNode.start({ contentUrl: content.url, marketUrl }, { TRUSTED_PROXIES: '1' })
  try {
    const form = await wholeForm(node.url)
    const body = new URLSearchParams(form).toString()
    const sent = Array.from({ length: SENT }, () => post(node.url, body))

    const first = await Promise.race(sent)
    const words = busyCopy.id.form
    expect(first.status).toBe(503)
    expect(first.head).toMatch(/^retry-after: 5$/im)
    expect(first.body).toContain(words.title)
    await expect.poll(() => content.held.length).toBe(64)
    const page = await fetch(`${node.url}${pathTo('faq', 'en')}`)
    expect(page.status, 'pages are made meanwhile').toBe(200)

    content.turnDown()
    const answers = await Promise.all(sent)
    const kinds = answers.map(({ status, body: html }) => {
      const isKept = html.includes(form.message ?? '') && html.includes(form.email ?? '')
      return `${status} ${isKept ? 'kept' : html.includes(words.title) ? 'not sent' : html}`
    })
    expect(new Set(kinds)).toEqual(new Set(['503 kept', '503 not sent']))
    expect(kinds.filter((kind) => kind === '503 kept').length).toBeGreaterThan(64)

    // As who is told so reloads the page.
    content.standing = 'open'
    await expect.poll(async () => (await post(node.url, body)).status, { timeout: 15_000 }).toBe(303)
  } finally {
    await node.stop()
    content.close()
  }
})
