import { findDemoNames } from './src/demo-names.ts'

// Searches a running site for what is left of the demo's brand:
// npm run find-demo-names -w @site/brand -- http://localhost:3000

const origin = process.argv[2] ?? 'http://localhost:3000'
const ownFiles = ['/manifest.webmanifest', '/.well-known/security.txt', '/icon.svg', '/id/tidak-ada']
const concurrency = 4

const readText = async (path: string): Promise<string> =>
  (await fetch(new URL(path, origin), { signal: AbortSignal.timeout(60_000) })).text()

const listMatches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found)

/** The paths of the site map; its URLs have the public host. */
async function listPages(path = '/sitemap.xml'): Promise<string[]> {
  const text = await readText(path)
  const paths = listMatches(text, /<loc>([^<]+)<\/loc>/g).map((url) => new URL(url).pathname)
  if (!text.includes('<sitemapindex')) return paths
  return (await Promise.all(paths.map((inner) => listPages(inner)))).flat()
}

const found = new Map<string, string[]>()
const waiting = [...ownFiles, ...(await listPages())]
const seen = new Set(waiting)

async function searchPages(): Promise<void> {
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const text = await readText(path)
    for (const name of findDemoNames(`${path}\n${text}`)) found.set(name, [...(found.get(name) ?? []), path])
    for (const asset of listMatches(text, /["'(](\/assets\/[^"')]+\.(?:css|js))["')]/g)) {
      if (!seen.has(asset)) waiting.push(asset)
      seen.add(asset)
    }
  }
}

await Promise.all(Array.from({ length: concurrency }, searchPages))
for (const [name, paths] of found) {
  process.stdout.write(`${name}: ${paths.length} URLs, such as ${paths.slice(0, 3).join(' ')}\n`)
}
process.stdout.write(`${seen.size} URLs searched, ${found.size} names of the demo found\n`)
process.exitCode = found.size > 0 ? 1 : 0
