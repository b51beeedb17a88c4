import { expect, test } from '@playwright/test'
import { pathTo } from '#app/i18n/path-to.ts'
import { testSite } from '../support/test-site.ts'
import { WebNode } from '../support/web-node.ts'
import { failureIn, succeeded } from './attempts.ts'
import { cacheDeception, cachePoisoning, type Poison } from './inputs/cache-poisoning.ts'
import { ask, type RawResponse, readHeader } from './raw-exchange.ts'

const page = pathTo('faq', 'id')
/** All of the same length, so that their pages differ in nothing else. */
const toWord = (number: number) => `kata${String(number).padStart(4, '0')}`

/** The response without the date, the request ID, the cache status and the word of the page. */
function seen({ status, head, body }: RawResponse, word: string): string {
  const lines = head
    .split('\r\n')
    .filter((line) => !/^(?:date|server-timing|cache-status|etag|x-request-id):/i.test(line))
  return [status, ...lines.sort(), body]
    .join('\n')
    .replaceAll(word, 'WORD')
    .replace(/\bv=[\w-]+/g, 'v=')
    .replace(/sha256-[\w+/=]+/g, 'sha256-')
}

const isHit = (answer: RawResponse) => readHeader(answer, 'cache-status') === 'site; hit'

test('no header, address or method changes the cached page that the next visitor gets', async () => {
  const { cmsUrl, marketUrl } = testSite()
  const node = await WebNode.start({ contentUrl: cmsUrl, marketUrl })
  try {
    const plainly = (word: string) => ask(node.url, { target: `${page}?q=${word}` })
    const clean = seen(await plainly(toWord(0)), toWord(0))
    expect(clean).toMatch(/^200\n[\s\S]*value="WORD"/)
    const numbered = cachePoisoning.map((poison, position) => ({ ...poison, word: toWord(position + 1) }))
    const attempt = async ({ word, target = '{page}', ...poison }: Poison & { word: string }) => {
      const address = `${page}?q=${word}`
      // The first request for this page, so its response is cached.
      await ask(node.url, { ...poison, target: target.replace('{page}', address) })
      const next = await plainly(word)
      const oneAfter = await plainly(word)
      if (seen(next, word) !== clean || seen(oneAfter, word) !== clean) {
        return 'the next visitors get another page'
      }
      // A concurrent test may publish, and then the cached page is re-rendered once.
      const isKept = isHit(oneAfter) || isHit(await plainly(word))
      return isKept ? null : 'the page was not kept, so nothing is shown'
    }
    expect(await succeeded(numbered, attempt)).toEqual([])
  } finally {
    await node.stop()
  }
})

test('a form page under the name of a file is never served as cacheable', async ({ baseURL }) => {
  const attempt = async ({ target }: { target: string }) => {
    const answer = await ask(baseURL ?? '', { target })
    const isKept = /public/.test(readHeader(answer, 'cache-control') ?? '')
    return answer.status >= 300 && !answer.body.includes('name="formToken"')
      ? failureIn(answer)
      : `answered ${answer.status}${isKept ? ', to be kept' : ''}`
  }
  expect(await succeeded(cacheDeception, attempt)).toEqual([])
})
