import { createServer } from 'node:http'
import { Session } from 'node:inspector/promises'
import { createRequire } from 'node:module'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { computeShares } from './cpu-shares.ts'

/**
 * Preloaded into a web node (`--import=…?port=<port>`): measures the CPU time between `/start` and `/stop`, and at
 * `/bare` that of `renderToString` alone, for the page that was rendered last.
 */
const samplingIntervalUs = 200
const bareRenders = 300

const loadModule = createRequire(new URL('../../apps/web/package.json', import.meta.url))
const reactServer: { renderToString: (tree: unknown) => string } = loadModule('react-dom/server')
const { renderToString } = reactServer
let last: unknown = null
// React Router builds the tree, so it is only known here.
reactServer.renderToString = (tree) => {
  last = tree
  return renderToString(tree)
}

const session = new Session()
let before = { ...readCpuMs(), isProfiled: false }

function readCpuMs() {
  const [all, main] = [process.cpuUsage(), process.threadCpuUsage()]
  return { all: (all.user + all.system) / 1_000, main: (main.user + main.system) / 1_000 }
}

async function renderBare(): Promise<void> {
  for (let time = 0; time < bareRenders; time += 1) {
    renderToString(last)
    // A node whose loop is blocked rejects requests.
    await nextTurn()
  }
}

const actions: Record<string, () => Promise<unknown>> = {
  '/memory': async () => ({ rssBytes: process.memoryUsage.rss() }),
  '/start': async () => {
    before = { ...readCpuMs(), isProfiled: false }
  },
  '/start-profile': async () => {
    session.connect()
    await session.post('Profiler.enable')
    await session.post('Profiler.setSamplingInterval', { interval: samplingIntervalUs })
    await session.post('Profiler.start')
    before = { ...readCpuMs(), isProfiled: true }
  },
  '/stop': async () => {
    const { all, main } = readCpuMs()
    const cpu = { allMs: all - before.all, mainMs: main - before.main }
    if (!before.isProfiled) return cpu
    const { profile } = await session.post('Profiler.stop')
    session.disconnect()
    return { ...cpu, shares: computeShares(profile) }
  },
  '/bare': async () => {
    await renderBare()
    const start = readCpuMs()
    await renderBare()
    return { mainMs: (readCpuMs().main - start.main) / bareRenders }
  },
}

// Not in the processes that the node starts.
if (process.argv[1]?.endsWith('start.ts')) {
  createServer(async ({ url = '' }, response) => {
    response.end(JSON.stringify((await actions[url]?.()) ?? null))
  })
    .listen(Number(new URL(import.meta.url).searchParams.get('port')), '127.0.0.1')
    .unref()
}
