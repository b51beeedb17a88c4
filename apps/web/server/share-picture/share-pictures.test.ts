import { createServer } from 'node:http'
import { listenLocally } from '@site/operations/local-server.fixture.ts'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathTo } from '#app/i18n/path-to.ts'
import { shareAddress } from '#app/shell/share-address.ts'
import { Overload } from '../shedding.ts'
import { PictureStore } from './picture-store.ts'
import { SharePictures } from './share-pictures.ts'

/** Two are drawn and 32 wait. */
const TAKEN = 34

const brand = 'Wirasana Sekuritas'
const articles = Array.from({ length: TAKEN + 6 }, (_, count) => {
  const path = pathTo('blogDetail', 'id', { slug: `satu-${count}` })
  const title = `Artikel ${count}`
  const address = shareAddress(path, { locale: 'id', title, section: 'Blog', brand })
  const html = `<meta property="og:image" content="${url(address)}" data-section="Blog"><meta property="og:title" content="${title}"><meta property="og:site_name" content="${brand}">`
  return { path, address, html }
})

function url(path: string): string {
  return `http://localhost${path}`
}

const allAsked = Promise.withResolvers<void>()
let asked = 0
const pictures = new SharePictures(
  new PictureStore(null),
  async (pathname) => {
    asked += 1
    if (asked === articles.length) {
      allAsked.resolve()
    }
    // So that all of them come to be drawn at the same moment.
    await allAsked.promise
    const html = articles.find(({ path }) => path === pathname)?.html
    return html === undefined ? 'absent' : { html }
  },
  pino({ enabled: false }),
)
const sentAway: unknown[] = []
const server = createServer((request, response) => {
  pictures.answer(request, response, new URL(url(request.url ?? ''))).catch((error: unknown) => {
    sentAway.push(error)
    response.writeHead(503).end()
  })
})
let origin = ''
beforeAll(async () => {
  origin = await listenLocally(server)
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

describe('share pictures', () => {
  it('are drawn in turn for those that find room, and can be had later by the others', async () => {
    const answers = await Promise.all(articles.map(({ address }) => fetch(origin + address)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(TAKEN)
    expect(sentAway).toHaveLength(articles.length - TAKEN)
    expect(sentAway.every((error) => error instanceof Overload)).toBe(true)
    const refused = articles[answers.findIndex(({ status }) => status === 503)]
    const again = await fetch(`${origin}${refused?.address}`)
    expect([again.status, again.headers.get('content-type')]).toEqual([200, 'image/png'])
  })
})
