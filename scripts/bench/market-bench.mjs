import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, openSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startPostgres } from '../database/postgres-server.mjs'
import { root } from '../places.mjs'
import { Fault } from '../session/fault.mjs'
import { freePort } from '../session/ports.mjs'
import { load } from './bench-load.mjs'

const market = join(root, 'apps', 'market')
/** Clock ticks of /proc/<pid>/stat in a second: the same on every Linux that Node runs on. */
const ticksPerSecond = 100
const sampleMs = 100
/** As many as a page asks for at once, from two readers. */
const connections = 8
const secondsAnEndpoint = 5

/** @typedef {{ what: string, rows: number, seconds: number, cpuSeconds: number, rowsPerSecond: number, peakMegabytes: number | null }} ImportMeasurement */
/** @typedef {{ imports: ImportMeasurement[], answers: ({ what: string } & import('./bench-load.mjs').Measurement)[], memory: Record<string, number | null> }} MarketMeasurement */

/**
 * A made market of 1,000 companies and ten years (`BENCH_COMPANIES`, `BENCH_YEARS` make it smaller): how long its
 * import takes on a database of its own with the settings of every day, and how the service answers from it.
 *
 * @param {import('../session/session.mjs').Session} session
 * @returns {Promise<MarketMeasurement>}
 */
export async function measureMarket({ report, family }) {
  const folder = mkdtempSync(join(tmpdir(), 'market-bench-'))
  family.removeAtEnd(folder)
  const made = join(folder, 'made')
  const companies = process.env.BENCH_COMPANIES ?? '1000'
  const years = process.env.BENCH_YEARS ?? '10'
  const start = starter(folder, family)
  await report.step(`Make ${companies} companies with ${years} years of prices`, () =>
    end(start('made-market', 'demo/made-market.ts', [made, '--companies', companies, '--years', years])),
  )
  const { url } = await startPostgres({
    dataDir: join(folder, 'postgres'),
    password: randomBytes(18).toString('base64url'),
    logFile: join(folder, 'postgres.log'),
    family,
  })
  /** @type {ImportMeasurement[]} */
  const imports = []
  const steps = [
    { what: 'everything but prices', part: 'companies' },
    { what: `prices of ${years} years`, part: 'history' },
    { what: 'prices of a day', part: 'day' },
    { what: 'the same day again', part: 'day' },
  ]
  for (const { what, part } of steps) {
    const from = join(made, part)
    imports.push(
      await report.step(`Import ${what}`, async () => {
        const measured = await watch(
          start(`import-${part}`, 'src/import-cli.ts', ['--until', '9999-12-31', from], {
            DATABASE_URL: url,
          }),
        )
        const rows = rowsIn(from)
        return { what, rows, ...measured, rowsPerSecond: Math.round(rows / measured.seconds) }
      }),
    )
  }
  const port = await freePort()
  const service = start('market', 'src/server.ts', [], {
    DATABASE_URL: url,
    MARKET_PORT: String(port),
    STOCK_API_KEY: randomBytes(24).toString('base64url'),
    MARKET_ANONYMOUS_PER_MINUTE: '999999',
    LOG_LEVEL: 'error',
  })
  const base = `http://127.0.0.1:${port}`
  await ready(`${base}/readyz`)
  const tickers = await tickersOf(base)
  /** @type {MarketMeasurement['answers']} */
  const answers = []
  for (const { what, paths } of endpoints(tickers)) {
    const measured = await report.step(`Ask for ${what}`, () =>
      load({ url: base, paths, connections, seconds: secondsAnEndpoint }, family),
    )
    answers.push({ what, ...measured })
  }
  return { imports, answers, memory: { 'stock service after the load (MB)': peakMegabytes(service.pid) } }
}

/** @param {string[]} tickers */
function endpoints(tickers) {
  /** @param {string} rest */
  const ofEach = (rest) => tickers.map((ticker) => `/apids/companies/${ticker}${rest}`)
  return [
    { what: 'a company', paths: ofEach('') },
    { what: 'prices of a year', paths: ofEach('/prices?range=1Y') },
    { what: 'prices of all years', paths: ofEach('/prices?range=max') },
    { what: 'a balance sheet', paths: ofEach('/statements?kind=balance-sheet') },
    { what: 'ratios', paths: ofEach('/ratios') },
    { what: 'peers', paths: ofEach('/peers') },
    {
      what: 'four companies side by side',
      paths: tickers.slice(3).map((ticker, index) => {
        const others = tickers.slice(index, index + 3).join(',')
        return `/apids/comparison?tickers=${ticker},${others}`
      }),
    },
    {
      what: 'the list with a filter',
      paths: ['G', 'C', 'D', 'I'].map((sector) => `/apids/companies?sector=${sector}&sort=-marketValue`),
    },
  ]
}

/** @param {string} base */
async function tickersOf(base) {
  const response = await fetch(`${base}/apids/companies?pageSize=100&sort=-marketValue`)
  const { items } = /** @type {{ items: { ticker: string }[] }} */ (await response.json())
  return items.map(({ ticker }) => ticker)
}

/**
 * @param {string} folder for the logs
 * @param {import('../session/family.mjs').Family} family
 */
function starter(folder, family) {
  /** @param {string} name @param {string} script @param {string[]} args @param {NodeJS.ProcessEnv} env */
  return (name, script, args, env = {}) => {
    const logFile = join(folder, `${name}.log`)
    mkdirSync(folder, { recursive: true })
    const log = openSync(logFile, 'a')
    const child = fork(join(market, script), args, {
      cwd: market,
      env: { ...process.env, ...env },
      detached: true,
      stdio: ['ignore', log, log, 'ipc'],
    })
    family.adopt(child, 'service')
    return child
  }
}

/** @param {import('node:child_process').ChildProcess} child */
async function end(child) {
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Fault(`${child.spawnargs.slice(1).join(' ')} ended with ${code}.`)
}

/**
 * Seconds by the clock, and of a processor in the importer alone; what other programs take falls on the first only.
 *
 * @param {import('node:child_process').ChildProcess} child
 */
async function watch(child) {
  const startedAt = performance.now()
  let peak = peakMegabytes(child.pid)
  let cpu = 0
  const sampling = setInterval(() => {
    peak = peakMegabytes(child.pid) ?? peak
    cpu = cpuSeconds(child.pid) ?? cpu
  }, sampleMs)
  try {
    await end(child)
  } finally {
    clearInterval(sampling)
  }
  const seconds = Number(((performance.now() - startedAt) / 1000).toFixed(1))
  return { seconds, cpuSeconds: cpu, peakMegabytes: peak }
}

/**
 * The most memory that the process has had so far. Null where the system does not tell it as Linux does.
 *
 * @param {number | undefined} pid
 */
function peakMegabytes(pid) {
  const peak = /VmHWM:\s+(\d+)/.exec(procFile(pid, 'status'))?.[1]
  return peak === undefined ? null : Math.round(Number(peak) / 1024)
}

/** @param {number | undefined} pid */
function cpuSeconds(pid) {
  const afterName = (procFile(pid, 'stat').split(') ').at(-1) ?? '').split(' ')
  const [user, system] = afterName.slice(11, 13)
  return user === undefined ? null : (Number(user) + Number(system)) / ticksPerSecond
}

/** @param {number | undefined} pid @param {string} name */
function procFile(pid, name) {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    // The process has ended, or the system has no such folder.
    return ''
  }
}

/** @param {string} folder of CSV files without line breaks in their cells, or nearly so */
function rowsIn(folder) {
  let lines = 0
  for (const name of readdirSync(folder)) {
    const bytes = readFileSync(join(folder, name))
    for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) lines += 1
    lines -= 1
  }
  return lines
}

/** @param {string} url */
async function ready(url) {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await delay(100)
  }
  throw new Fault('The stock service did not get ready.')
}
