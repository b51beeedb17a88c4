import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../machine/chromium.mjs'
import { root } from '../places.mjs'
import { childEnvironment, runQuietly } from '../session/command.mjs'
import { runSession } from '../session/session.mjs'

const rounds = 3
const bars = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
const largestLayoutShift = 0.02
/** Of tasks longer than 50 ms the rest, in all, on a processor made four times slower. */
const mostBlockingMs = 50
const deadlineMs = 120_000

/** What is measured; the addresses are those of the demo content, and the article is the first of the list. */
const pages = [
  { name: 'home', path: '/id' },
  { name: 'listing', path: '/id/blog' },
  { name: 'article', path: '/id/blog', follows: /href="(\/id\/blog\/(?!editor-board)[a-z0-9-]+)"/ },
  { name: 'company', path: '/id/riset-dan-berita/daftar-informasi-perusahaan/bqns' },
  { name: 'calculator', path: '/id/riset-dan-berita/alat-analisis/kalkulator-investasi' },
]

/**
 * @typedef {keyof typeof bars} Category
 * @typedef {{ id: string, title: string, score: number | null, numericValue?: number, displayValue?: string }} Audit
 * @typedef {{ categories: Record<Category, { score: number | null, auditRefs: { id: string, weight: number }[] }>,
 *   audits: Record<string, Audit> }} LighthouseResult
 * @typedef {{ page: string, path: string, scores: Record<Category, number>, layoutShift: number,
 *   firstPaintMs: number, largestPaintMs: number, blockingMs: number, remarks: string[] }} Row
 */

/** `npm run lighthouse`: the built site, or the one at SITE_URL, as a phone on a slow network sees it. */
export async function run() {
  const workDir = join(root, '.data', 'lighthouse')
  await runSession(workDir, async (session) => {
    const { report, family } = session
    const siteUrl = process.env.SITE_URL ?? (await startOwnSite(session))
    const chromium = await findChromium({ logDir: join(workDir, 'logs'), family })
    /** @type {Row[]} */
    const rows = []
    for (const page of pages) {
      const path = page.follows ? await followLink(siteUrl, page.path, page.follows) : page.path
      const row = await report.step(`Measure the ${page.name} page (${path})`, async () => {
        /** @type {LighthouseResult[]} */
        const results = []
        for (let round = 0; round < rounds; round += 1) {
          const file = join(workDir, `${page.name}-${round + 1}.json`)
          const measure = () => runLighthouse({ url: `${siteUrl}${path}`, file, chromium, workDir, family })
          // On a busy machine the browser now and then loses the start of its trace.
          await measure().catch(measure)
          results.push(JSON.parse(readFileSync(file, 'utf8')))
        }
        return rowOf(page.name, path, results)
      })
      rows.push(row)
    }
    const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}`
    mkdirSync(workDir, { recursive: true })
    writeFileSync(
      join(workDir, 'results.json'),
      JSON.stringify({ machine, rounds, siteUrl, bars, largestLayoutShift, pages: rows }, null, 2),
    )
    return print(report, machine, rows)
  })
}

/** @param {import('../session/session.mjs').Session} session */
async function startOwnSite(session) {
  const { startTestSite } = await import('./browser-tests.mjs')
  const { site } = await startTestSite(session)
  return `http://localhost:${site.ports.web}`
}

/**
 * @param {string} siteUrl
 * @param {string} list
 * @param {RegExp} link
 */
async function followLink(siteUrl, list, link) {
  const found = link.exec(await (await fetch(`${siteUrl}${list}`)).text())?.[1]
  if (!found) throw new Error(`${list} has no link of the asked kind`)
  return found
}

/**
 * @param {{ url: string, file: string, chromium: string, workDir: string,
 *   family: import('../session/family.mjs').Family }} options
 */
async function runLighthouse({ url, file, chromium, workDir, family }) {
  const flags =
    '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking'
  await runQuietly({
    what: `"lighthouse ${url}"`,
    file: process.execPath,
    args: [
      join(root, 'node_modules', 'lighthouse', 'cli', 'index.js'),
      url,
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${Object.keys(bars).join(',')}`,
      `--chrome-flags=${flags}`,
      '--no-enable-error-reporting',
      '--quiet',
    ],
    cwd: workDir,
    env: { ...childEnvironment(process.env), CHROME_PATH: chromium },
    logFile: join(workDir, 'logs', 'lighthouse.log'),
    deadlineMs,
    family,
  })
}

/**
 * Figures that depend on time are medians; what does not is the worst of the rounds.
 *
 * @param {string} page
 * @param {string} path
 * @param {LighthouseResult[]} results
 * @returns {Row}
 */
function rowOf(page, path, results) {
  const median = (/** @type {number[]} */ values) =>
    [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
  const scoresOf = (/** @type {Category} */ category) =>
    results.map(({ categories }) => Math.round((categories[category].score ?? 0) * 100))
  const figures = (/** @type {string} */ id) =>
    results.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN)
  return {
    page,
    path,
    scores: {
      performance: median(scoresOf('performance')),
      accessibility: Math.min(...scoresOf('accessibility')),
      'best-practices': Math.min(...scoresOf('best-practices')),
      seo: Math.min(...scoresOf('seo')),
    },
    layoutShift: Math.max(...figures('cumulative-layout-shift')),
    firstPaintMs: Math.round(median(figures('first-contentful-paint'))),
    largestPaintMs: Math.round(median(figures('largest-contentful-paint'))),
    blockingMs: Math.round(median(figures('total-blocking-time'))),
    remarks: [...new Set(results.flatMap(remarksOf))],
  }
}

/** What costs points, so that the reader of a low score knows where to look. @param {LighthouseResult} result */
function remarksOf({ categories, audits }) {
  return Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id]
      if (!audit || weight === 0 || audit.score === null || audit.score >= 0.9) return []
      return [audit.title]
    }),
  )
}

/**
 * @param {import('../session/report.mjs').Report} report
 * @param {string} machine
 * @param {Row[]} rows
 * @returns {number} the exit code
 */
function print({ line }, machine, rows) {
  line(
    `\n  ${machine}; phone preset, ${rounds} rounds, medians; the lowest of the rounds where time plays no part\n`,
  )
  line('  | page | performance | accessibility | best practices | SEO | CLS | FCP ms | LCP ms | TBT ms |')
  line('  |---|---:|---:|---:|---:|---:|---:|---:|---:|')
  for (const { page, scores, layoutShift, firstPaintMs, largestPaintMs, blockingMs } of rows) {
    const { performance, accessibility, 'best-practices': bestPractices, seo } = scores
    line(
      `  | ${page} | ${performance} | ${accessibility} | ${bestPractices} | ${seo} | ${layoutShift.toFixed(3)} | ${firstPaintMs} | ${largestPaintMs} | ${blockingMs} |`,
    )
  }
  const faults = rows.flatMap(faultsOf)
  line()
  for (const fault of faults) line(`  ✗ ${fault}`)
  for (const { page, remarks } of rows) {
    if (remarks.length > 0) line(`  ${page}, what costs points: ${remarks.join('; ')}`)
  }
  return faults.length === 0 ? 0 : 1
}

/** @param {Row} row */
function faultsOf({ page, scores, layoutShift, blockingMs }) {
  const low = Object.entries(bars).flatMap(([category, bar]) => {
    const score = scores[/** @type {Category} */ (category)]
    return score >= bar ? [] : [`${page}: ${category} is ${score}, below ${bar}`]
  })
  const shifted =
    layoutShift <= largestLayoutShift
      ? []
      : [`${page}: CLS is ${layoutShift.toFixed(3)}, above ${largestLayoutShift}`]
  const blocked =
    blockingMs <= mostBlockingMs
      ? []
      : [`${page}: the main thread is blocked for ${blockingMs} ms, above ${mostBlockingMs}`]
  return [...low, ...shifted, ...blocked]
}
