import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { load } from './bench-load.mjs'
import { missConnections } from './bench-rounds.mjs'
import { drawFlames, framesOf, sharesOf } from './flame-graph.mjs'
import { startUncachedNode } from './pages-bench.mjs'
import { root } from './places.mjs'
import { endAll, processIdentity } from './process-groups.mjs'

const path = '/id/blog'
const secondsLoaded = 8
const picture = join(root, 'docs', 'page-made-anew.svg')

/**
 * Where the time goes when a page is made anew: profiles a node that keeps no pages under load, and draws
 * docs/page-made-anew.svg.
 *
 * @param {import('./session.mjs').Session} session
 * @param {import('./site.mjs').RunningSite['site']} site
 */
export async function profilePage({ report, family }, site) {
  const { serviceEnvironment } = await import('./services.mjs')
  return report.step(`Profile the making of ${path}`, async (note) => {
    const folder = mkdtempSync(join(tmpdir(), 'profile-'))
    try {
      const env = { ...serviceEnvironment('web', site), NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${folder}` }
      const startedAt = performance.now()
      const node = await startUncachedNode('off', env, family)
      const readyAfterMicros = (performance.now() - startedAt) * 1000
      await load({ url: `${node.url}${path}`, connections: missConnections, seconds: secondsLoaded }, family)
      if (node.pid === undefined) throw new Error('the node has no process')
      // It writes its profile at its end.
      await endAll([{ pid: node.pid, kind: 'service', identity: processIdentity(node.pid) }])
      const frames = framesOf(largestProfile(folder), readyAfterMicros)
      writeFileSync(picture, drawFlames(frames, `${path} made anew, answers of the services kept`))
      note('drawn to docs/page-made-anew.svg')
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
