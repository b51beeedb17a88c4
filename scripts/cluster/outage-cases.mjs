import { describe, expect, it } from 'vitest'
import { sampleOf, siteMaps, walk } from './site-map.mjs'
import { isLong } from './test-cluster.mjs'

/** Of each kind of page and each language, where the whole map would take too long. */
const someOfEach = 3

/** Last of all: nothing comes back. @param {() => import('./test-cluster.mjs').TestCluster} given */
export function outageCases(given) {
  describe('with every backend dead', () => {
    it(
      'answers each page of the site map through nginx and at either node, also after that node was ended or killed',
      async () => {
        const site = given()
        const [first = '', second = ''] = site.nodeUrls
        const maps = await siteMaps(first)
        const paths = isLong ? maps.flatMap((map) => map.paths) : sampleOf(maps, someOfEach)
        expect(paths.filter((path) => path.startsWith('/id')).length).toBeGreaterThan(50)
        expect(paths.filter((path) => path.startsWith('/en')).length).toBeGreaterThan(50)
        expect([...(await walk(first, paths)), ...(await walk(second, paths))]).toEqual([])
        await site.killBackends()
        for (const origin of [site.front, first, second]) expect(await walk(origin, paths)).toEqual([])
        for (const [index, signal] of /** @type {const} */ (['SIGTERM', 'SIGKILL']).entries()) {
          await site.restart(index, signal)
          for (const origin of [site.front, first, second]) {
            if (isLong || origin !== site.nodeUrls[1 - index]) {
              expect(await walk(origin, paths), `${signal} at node ${index + 1}`).toEqual([])
            }
          }
        }
        process.stdout.write(`${paths.length} pages of the site map answered with every backend dead\n`)
      },
      isLong ? 400_000 : 120_000,
    )
  })
}
