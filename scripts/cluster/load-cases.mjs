import { setTimeout as delay } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { comeSteadily } from './come-steadily.mjs'
import { triesOf } from './nginx-tries.mjs'
import { openForms, settle } from './registrants.mjs'
import { steadyLoad } from './steady-load.mjs'
import { isLong } from './test-cluster.mjs'

const paths = ['/id', '/en', '/id/blog', '/id/tentang-kami', '/id/hubungi-kami', '/en/blog', '/id/faq']
const search = '/id/search-result'
/** With 150 two processors that have the whole cluster and its readers on them were full, and readers failed without a fault. */
const readersPerSecond = 100
const slug = 'gugus-acara'
const registrations = isLong ? 300 : 40
const registrationsPerSecond = 5
/** In the short form one node is killed, in the long form one after the other for as long as people register. */
const betweenKillsMs = 8_000

/** What visitors notice of a web node that dies or is replaced. @param {() => import('./test-cluster.mjs').TestCluster} given */
export function loadCases(given) {
  /** @param {() => Promise<unknown>} act */
  async function whileRead(act) {
    const ended = new AbortController()
    const reading = { origin: given().front, paths, search, perSecond: readersPerSecond }
    const load = steadyLoad({ ...reading, until: ended.signal })
    try {
      await delay(1_000)
      await act()
      await delay(2_000)
    } finally {
      ended.abort()
    }
    return load
  }

  describe('under load', () => {
    beforeAll(async () => {
      for (const index of [0, 1]) {
        const pages = await Promise.all([...paths, search].map((path) => given().page(index, path)))
        expect(pages.map(({ status }) => status)).toEqual(pages.map(() => 200))
      }
    })

    it(
      'loses not one reader in a thousand and no registration when a node is killed, and sends no form twice',
      async () => {
        const site = given()
        const event = await site.editors[1].publishEvent(slug, registrations)
        await site.untilBothShow(`/id/edukasi/brids-eduvest/${slug}`, slug)
        const visitors = await openForms(site, { slug, count: registrations })
        let areComing = true
        const coming = comeSteadily({
          perSecond: registrationsPerSecond,
          count: registrations,
          visit: async (number) => (await visitors[number]?.send()) ?? 'unheard',
        }).finally(() => {
          areComing = false
        })
        let kills = 0
        const { sent, failures } = await whileRead(async () => {
          while (kills === 0 || (isLong && areComing)) {
            await site.restart(kills % 2, 'SIGKILL')
            await site.untilFollowing(kills % 2)
            kills += 1
            if (isLong) await delay(betweenKillsMs)
          }
          await coming
        })
        const account = await settle(visitors, await coming, () => site.editors[0].seatedAddresses(event))
        const [owed] = await site.query(
          `select count(*)::int as mails from mails m join registrations r on r.id = m.registration_id
           where r.event_id = $1 and m.kind = 'registrationConfirmed'`,
          [event],
        )
        const tries = triesOf(site.cluster)
        process.stdout.write(
          `${kills} times a node was killed: ${failures.length} of ${sent} readers failed, ${tries.pagesRepeated} were asked for again; ` +
            `${account.heardAtFirst} of ${registrations} registrations heard of at first, ${account.lost.length} lost, ${account.twice.length} twice\n`,
        )
        expect(account).toMatchObject({ lost: [], twice: [] })
        expect(owed).toEqual({ mails: registrations })
        expect(tries.forms).toBeGreaterThanOrEqual(registrations)
        expect(tries.formsSentTwice).toBe(0)
        expect(sent).toBeGreaterThan(readersPerSecond * 3)
        expect(failures.length / sent, failures.join('\n')).toBeLessThanOrEqual(0.001)
        expect(tries.pagesRepeated).toBeGreaterThan(0)
      },
      isLong ? 300_000 : 90_000,
    )

    it('loses none during a deploy: each node is drained, ended and started anew', async () => {
      const site = given()
      const { sent, failures } = await whileRead(async () => {
        for (const index of [0, 1]) {
          site.cluster.routeAround([index])
          await delay(1_000)
          await site.restart(index, 'SIGTERM')
          await site.untilFollowing(index)
          site.cluster.routeAround([])
          await delay(500)
        }
      })
      process.stdout.write(`deployed under load: ${failures.length} of ${sent} failed\n`)
      expect(sent).toBeGreaterThan(readersPerSecond * 5)
      expect(failures).toEqual([])
    }, 90_000)
  })
}
