import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../places.mjs'
import { load } from './bench-load.mjs'
import { missConnections } from './bench-rounds.mjs'
import { drawFlames, framesOf, sharesOf } from './flame-graph.mjs'
import { startOurs } from './peer-servers.mjs'

const path = '/id/blog'
const secondsLoaded = 8
const keptPicture = join('docs', 'page-made-anew.svg')
const picture = join('.data', 'bench', 'page-made-anew.svg')

/**
 * Where the time goes when a page is made anew: profiles a node that keeps no pages under load, and draws
 * it; docs/page-made-anew.svg is one that was kept.
 *
 * @param {import('../session/session.mjs').Session} session
 * @param {import('../site/site.mjs').RunningSite['site']} site
 * @param {boolean} isKept whether the picture goes to docs
 */
export async function profilePage({ report, family }, site, isKept) {
  const { serviceEnvironment } = await import('../site/services.mjs')
  return report.step(`Profile the making of ${path}`, async (note) => {
    const folder = mkdtempSync(join(tmpdir(), 'profile-'))
    try {
      const env = { ...serviceEnvironment('web', site), NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${folder}` }
      const options = { logDir: join(root, '.data', 'bench', 'logs'), family }
      const node = await startOurs(
        { name: 'the profiled node', pageCache: 'off', environment: env, path },
        options,
      )
      const readyAfterMicros = node.startMs * 1000
      await load({ url: `${node.url}${path}`, connections: missConnections, seconds: secondsLoaded }, family)
      // It writes its profile at its end.
      await node.stop()
      const frames = framesOf(largestProfile(folder), readyAfterMicros)
      const file = isKept ? keptPicture : picture
      writeFileSync(join(root, file), drawFlames(frames, `${path} made anew, answers of the services kept`))
      note(`drawn to ${file}`)
      return sharesOf(frames).map(({ title, share }) => ({ title, percent: Math.round(share * 100) }))
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
}

/**
 * The node's own; its helper for pictures writes one too.
 *
 * @param {string} folder
 * @returns {import('./flame-graph.mjs').Profile}
 */
function largestProfile(folder) {
  const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  const [largest] = texts.toSorted((one, other) => other.length - one.length)
  if (!largest) throw new Error('the node has written no profile')
  return JSON.parse(largest)
}
