import { once } from 'node:events'
import { request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import autocannon from 'autocannon'
import type { Bench } from './bench-context.ts'
import { atMost, median, percentile, printTable, printVerdicts, rounded } from './table.ts'
import { webUrl } from './web-node.ts'

const hitP99Ms = 20
const hitsPerSecond = 50
const costlyPerSecond = 20
const timeoutMs = 10_000

interface CostlyRequest {
  readonly path: string
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

const companies = '/id/riset-dan-berita/daftar-informasi-perusahaan'
const long = (text: string, length = 3_500): string => text.repeat(Math.ceil(length / text.length))
const form = { 'content-type': 'application/x-www-form-urlencoded' }

/** The most expensive requests that an attacker can send, each different so that no cache helps. */
const costlyRequests: readonly ((index: number) => CostlyRequest)[] = [
  // Paths: many segments, all parameters of a route, escapes.
  (index) => ({ path: `/${index}${long('/a', 8_000)}` }),
  (index) => ({ path: `/id/${long('%F0%9F%98%80')}${index}` }),
  (index) => ({ path: `/id/blog/${index}-${long('a-')}` }),
  (index) => ({ path: `${companies}/b${index}/berita-terkini/${index}` }),
  (index) => ({ path: `/images/320/https/${index}.example.com/${long('a/')}.png` }),
  (index) => ({ path: `/media/${index}${long('..%2f')}.png` }),
  // Parameters: long, many, repeated, with commas.
  (index) => ({ path: `/id/search-result?q=${index}+saham+${long('pertumbuhan+', 180)}` }),
  (index) => ({ path: `/search-suggestions?locale=id&q=sa${index}` }),
  (index) => ({ path: `/id/search-result?q=${long(`${index}%2C`)}` }),
  (index) => ({ path: `${companies}/bqns?tab=comparison&with=${long('bqns,', 3_000)}${index}` }),
  (index) => ({ path: `${companies}?q=${index}&sort=${long('name,')}` }),
  (index) => ({ path: `${companies}?${long(`sector=${index}&`)}` }),
  (index) => ({
    path: `/id/riset-dan-berita/laporan-riset?from=2000-01&to=2${index % 1000}-01&page=${index}`,
  }),
  (index) => ({ path: `/id/pengumuman?year=${index}&page=${long('9', 300)}` }),
  (index) => ({
    path: `/id/riset-dan-berita/alat-analisis/kalkulator-investasi?initialInvestment=${index}999999999&duration=1200&interest=99.99`,
  }),
  // Headers.
  (index) => ({ path: `/id?${index}`, headers: { accept: long('text/html;q=0.1,', 12_000) } }),
  (index) => ({ path: `/id?${index}`, headers: { 'accept-encoding': long('br;q=0.001,', 12_000) } }),
  (index) => ({ path: `/id?${index}`, headers: { cookie: long('locale=id; ', 12_000) } }),
  // Bodies: of the maximum size, and forms whose fields are all validated.
  (index) => ({
    path: '/id/hubungi-kami',
    method: 'POST',
    headers: form,
    body: `message=${long(`${index}%0A`, 31_000)}`,
  }),
  () => ({ path: '/id/hubungi-kami', method: 'POST', headers: form, body: long('a=&', 31_000) }),
  (index) => ({
    path: '/id/hubungi-kami',
    method: 'POST',
    headers: form,
    body: `fullName=${index}&email=${long('a@', 10_000)}&phone=${long('0', 10_000)}`,
  }),
  () => ({
    path: '/id/riset-dan-berita/alat-analisis/profil-risiko',
    method: 'POST',
    headers: form,
    body: long('a=1&', 31_000),
  }),
]

/** The latency of a cached page, alone and during the most expensive requests. */
export async function measureCostlyRequests({ context: { report }, site, isShort }: Bench): Promise<void> {
  const url = webUrl(site)
  const seconds = isShort ? 5 : 30
  const quiet = await report.step('A cached page alone', () => hits(url, seconds))
  const statuses = new Map<string, number>()
  const during = await report.step(`The same during ${costlyPerSecond} costly requests/s`, async () => {
    const stop = new AbortController()
    const sending = sendCostly(url, statuses, stop.signal)
    const latencies = await hits(url, seconds)
    stop.abort()
    await sending
    return latencies
  })
  printTable(
    report,
    'while | requests | p50 ms | p99 ms',
    Object.entries({ alone: quiet, 'during costly requests': during }).map(([name, ms]) => [
      name,
      ms.length,
      rounded(median(ms)),
      rounded(percentile(ms, 0.99)),
    ]),
  )
  printTable(report, 'costly requests by status | count', [...statuses].toSorted())
  const ratio = percentile(during, 0.99) / percentile(quiet, 0.99)
  report.line(`\n  p99 is ${rounded(ratio)} times the p99 alone.`)
  printVerdicts(report, [atMost("a cached page's p99", percentile(during, 0.99), hitP99Ms, 'ms')])
}

/** Latencies in milliseconds. */
async function hits(url: string, seconds: number): Promise<number[]> {
  const latenciesMs: number[] = []
  const headers = { 'accept-encoding': 'br' }
  const requests = [{ path: '/id' }]
  const run = autocannon({
    url,
    connections: 5,
    duration: seconds,
    headers,
    requests,
    overallRate: hitsPerSecond,
  })
  run.on('response', (_client: unknown, status: number, _bytes: number, ms: number) => {
    if (status === 200) latenciesMs.push(ms)
  })
  await run
  return latenciesMs
}

async function sendCostly(url: string, statuses: Map<string, number>, signal: AbortSignal): Promise<void> {
  const sent: Promise<void>[] = []
  for (let index = 0; !signal.aborted; index += 1) {
    const costly = costlyRequests[index % costlyRequests.length]?.(index)
    if (costly) {
      sent.push(
        send(url, costly, index).then((status) => {
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
        }),
      )
    }
    await delay(1_000 / costlyPerSecond)
  }
  await Promise.all(sent)
}

/** Resolves to the status or the error code. */
async function send(url: string, { path, method = 'GET', headers, body }: CostlyRequest, index: number) {
  const { hostname, port } = new URL(url)
  // Each from another network, so that no rate limit applies.
  const sender = `10.${index % 250}.${Math.floor(index / 250) % 250}.1`
  const own = { origin: url, 'x-forwarded-for': sender, ...headers }
  const sending = request({ hostname, port, path, method, headers: own, timeout: timeoutMs })
  try {
    sending.end(body)
    const [response] = await once(sending, 'response', { signal: AbortSignal.timeout(timeoutMs) })
    response.resume()
    await once(response, 'end')
    return String(response.statusCode)
  } catch (error) {
    sending.destroy()
    return error instanceof Error && 'code' in error ? String(error.code) : String(error)
  }
}
