import { describe, expect, it } from 'vitest'
import { fieldValue } from '../../apps/web/e2e/field-value.ts'
import { signPreviewToken } from '../../packages/contracts/src/preview-token.ts'
import { ask } from './ask.mjs'
import { crowd, faultsOf } from './crowd.mjs'
import { openForms } from './registrants.mjs'
import { isLong, until } from './test-cluster.mjs'

const visits = isLong ? 12_000 : 600
const lanes = 24
const slug = 'gugus-tamu'
const holders = 3

/** What visitors get to see of one another. @param {() => import('./test-cluster.mjs').TestCluster} given */
export function crowdCases(given) {
  describe('a crowd', () => {
    it(
      'is answered by either node and by nginx without anything of another visitor or another language',
      async () => {
        const site = given()
        const [drafts, tickets] = [await someDrafts(site), await someTickets(site)]
        const secrets = [...drafts, ...tickets].map(({ word }) => word)
        const data = {
          id: (await site.page(0, '/id/faq.data')).text,
          en: (await site.page(0, '/en/faq.data')).text,
        }
        expect(data.id).not.toBe(data.en)
        const visitOf = crowd({ siteUrl: site.siteUrl, data, drafts, tickets })
        const origins = [site.front, ...site.nodeUrls]
        /** @type {string[]} */
        const faults = []
        /** @type {string[]} */
        const formTokens = []
        let next = 0
        const lane = async (/** @type {number} */ number) => {
          const origin = origins[number % origins.length]
          while (next < visits) {
            const visit = visitOf(next++)
            const answer = await ask(`${origin}${visit.path}`, visit.asked)
            faults.push(...faultsOf(visit, answer, secrets))
            if (/name="formToken"/.test(answer.text) && answer.status === 200)
              formTokens.push(fieldValue(answer.text, 'formToken'))
          }
        }
        const ended = new AbortController()
        const publishing = publishUntil(site, ended.signal)
        await Promise.all(Array.from({ length: lanes }, (_, number) => lane(number)))
        ended.abort()
        const published = await publishing
        process.stdout.write(
          `${visits} visitors while ${published} articles were published: ${faults.length} faults\n`,
        )
        expect(faults, faults.join('\n')).toEqual([])
        expect(formTokens.length).toBeGreaterThan(visits / 20)
        expect(new Set(formTokens).size).toBe(formTokens.length)
        expect(published).toBeGreaterThan(0)
      },
      isLong ? 300_000 : 90_000,
    )
  })
}

/** Pages go out of date all the time, so that many are made while others ask for them. @param {import('./test-cluster.mjs').TestCluster} site @param {AbortSignal} signal */
async function publishUntil({ editors: [editor] }, signal) {
  const id = await editor.draftArticle('gugus-kabar')
  let published = 0
  for (; !signal.aborted; published += 1) {
    await editor.changeArticle(id, { title: `Kabar ke-${published}`, _status: 'published' })
  }
  return published
}

/** @param {import('./test-cluster.mjs').TestCluster} site */
async function someDrafts({ editors: [editor], cluster }) {
  const exp = Math.floor(Date.now() / 1_000) + 3_600
  const drafts = []
  for (let number = 0; number < holders; number += 1) {
    const name = `gugus-rahasia-${number}`
    const document = await editor.draftArticle(name)
    const rights = { collection: /** @type {const} */ ('articles'), document, key: null, exp, frames: [] }
    const token = signPreviewToken({ ...rights, locales: ['id'] }, cluster.site.secrets.CONTENT_API_KEY)
    drafts.push({ path: `/id/blog/draft-${document}?preview=${token}`, word: `Judul ${name}` })
  }
  return drafts
}

/** Real ones, out of the mails of people who have registered. @param {import('./test-cluster.mjs').TestCluster} site */
async function someTickets(site) {
  await site.editors[0].publishEvent(slug, holders)
  await site.untilBothShow(`/id/edukasi/brids-eduvest/${slug}`, slug)
  const registrants = await openForms(site, { slug, count: holders })
  await Promise.all(registrants.map((registrant) => registrant.sendUntilHeard()))
  const links = new RegExp(`/id/edukasi/brids-eduvest/${slug}/daftar\\?ticket=(\\d+\\.[\\w-]{43})`)
  const mailsUrl = site.cluster.mailsUrl ?? ''
  /** @type {Map<string, { path: string, word: string }>} */
  const tickets = new Map()
  await until('all mails with tickets have come', async () => {
    const { text } = await ask(mailsUrl)
    for (const [address] of text.matchAll(/\/mail\/\d+/g)) {
      const [path, word = ''] = links.exec((await ask(`${mailsUrl}${address}`)).text) ?? []
      if (path !== undefined) tickets.set(word, { path, word })
    }
    return tickets.size === holders
  })
  return [...tickets.values()]
}
