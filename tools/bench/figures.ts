import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../paths.ts'
import { names } from './contenders.ts'

/** The recorded runs, one file for each part of the benchmark. */
export const resultsDir = join(root, 'bench', 'results')

interface PeersRun {
  readonly date: string
  readonly machine: string
  readonly rows: readonly {
    readonly page: 'listing' | 'article'
    readonly cache: 'hit' | 'miss'
    readonly name: string
    readonly requestsPerSecond: number
    readonly p50Ms: number
    readonly p99Ms: number
  }[]
}

interface Release {
  readonly measuredOn: string
  readonly accessibility: number
  readonly largestPaintMs: readonly number[]
}

const start = '<!-- measured -->'
const end = '<!-- /measured -->'
const readJson = (...path: readonly string[]) => JSON.parse(readFileSync(join(root, ...path), 'utf8'))

/** The lines of each document that state measurements, from the recorded runs. */
export function computeFigures(): Readonly<Record<string, readonly string[]>> {
  const run: PeersRun = readJson('bench', 'results', 'peers.json')
  const release: Release = readJson('apps', 'web', 'app', 'features', 'trust', 'release-figures.json')
  const find = (page: string, cache: string, name: string) => {
    const found = run.rows.find((row) => row.page === page && row.cache === cache && row.name === name)
    if (!found) throw new Error(`bench/results/peers.json has no ${page}, ${cache} of ${name}`)
    return found
  }
  const ratio = (page: string, cache: string, ours: string, theirs: string, digits: number) => {
    const [one, other] = [ours, theirs].map((name) => find(page, cache, name).requestsPerSecond)
    return ((one ?? Number.NaN) / (other ?? Number.NaN)).toFixed(digits)
  }
  const table = (page: string, cache: string, shown: readonly string[]) => [
    `| ${page}, ${cache} | requests/s | of this site | p50 / p99 ms |`,
    '|---|---:|---:|---:|',
    ...shown.map((name) => {
      const { requestsPerSecond, p50Ms, p99Ms } = find(page, cache, name)
      const share = ratio(page, cache, name, cache === 'hit' ? names.ours : names.oursBare, 2)
      const rate = Math.round(requestsPerSecond).toLocaleString('en-US')
      return `| ${name} | ${rate} | ${share} | ${p50Ms.toFixed(1)} / ${p99Ms.toFixed(1)} |`
    }),
  ]
  const [fastest, slowest] = release.largestPaintMs.map((ms) => (ms / 1_000).toFixed(1))
  const measured = `Measured on ${run.date.slice(0, 10)}, ${run.machine}`
  return {
    'README.md': [
      `${measured} ([method and all results](docs/explanation/performance.md)):`,
      '',
      `- Cached articles per second from one process: ${ratio('article', 'hit', names.ours, names.plain, 2)} of plain \`node:http\`, ${ratio('article', 'hit', names.ours, names.nextBare, 0)} times Next.js`,
      `- Rendered lists per second: ${ratio('listing', 'miss', names.oursBare, names.nextBare, 1)} times Next.js, ${ratio('listing', 'miss', names.oursBare, names.nuxt, 1)} times Nuxt`,
      `- Lighthouse as a phone, ${release.measuredOn}: accessibility ${release.accessibility}, largest paint ${fastest} to ${slowest} s`,
    ],
    'docs/explanation/performance.md': [
      `${measured}.`,
      '',
      ...table('article', 'hit', [
        names.nginx,
        names.plain,
        names.ours,
        names.astro,
        names.nuxt,
        names.nextBare,
      ]),
      '',
      ...table('listing', 'miss', [names.astro, names.oursBare, names.nuxt, names.nextBare]),
      ...readTable('profile', 'CPU time of rendered pages'),
      ...readTable('browser', 'CPU time of pages in a browser'),
    ],
  }
}

/** The table of the last recorded run of a part. */
function readTable(part: string, title: string): readonly string[] {
  if (!existsSync(join(resultsDir, `${part}.json`))) return []
  const { date, machine, lines } = readJson('bench', 'results', `${part}.json`)
  return ['', `${title} on ${date.slice(0, 10)}, ${machine}:`, ...lines.map(trimLines)]
}

const trimLines = (text: string): string => text.replaceAll(/^ +/gm, '')

/** What a document states as measured. */
export function readFigures(file: string): readonly string[] {
  const text = readFileSync(join(root, file), 'utf8')
  return text
    .slice(text.indexOf(start) + start.length, text.indexOf(end))
    .trim()
    .split('\n')
}

/** Writes the recorded figures into the documents. */
export function writeFigures(): void {
  for (const [file, lines] of Object.entries(computeFigures())) {
    const text = readFileSync(join(root, file), 'utf8')
    const [before, after] = [text.slice(0, text.indexOf(start)), text.slice(text.indexOf(end))]
    writeFileSync(join(root, file), `${before}${start}\n\n${lines.join('\n')}\n\n${after}`)
  }
}
