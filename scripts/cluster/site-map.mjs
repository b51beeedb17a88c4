import { ask, canonicalPath } from './ask.mjs'

const lanes = 8

/**
 * The site maps of a site: each holds the addresses of one kind of page in one language, but the fixed pages, which are
 * one of a kind each, stand together.
 *
 * @param {string} origin
 * @returns {Promise<{ name: string, paths: string[] }[]>}
 */
export async function siteMaps(origin) {
  const files = await addresses(`${origin}/sitemap.xml`)
  return Promise.all(files.map(async (name) => ({ name, paths: await addresses(`${origin}${name}`) })))
}

/**
 * All fixed pages, and some of each other kind, from all over its map.
 *
 * @param {{ name: string, paths: string[] }[]} maps
 * @param {number} some
 */
export const sampleOf = (maps, some) =>
  maps.flatMap(({ name, paths }) => {
    if (/-pages\.xml$/.test(name)) return paths
    const step = Math.max(1, Math.floor(paths.length / some))
    return paths.filter((_, index) => index % step === 0)
  })

/**
 * Asks for each page; answers how those that were not there failed.
 *
 * @param {string} origin
 * @param {readonly string[]} paths
 * @returns {Promise<string[]>}
 */
export async function walk(origin, paths) {
  const left = paths.values()
  /** @type {string[]} */
  const faults = []
  const lane = async () => {
    for (const path of left) {
      const { status, text } = await ask(`${origin}${path}`)
      if (status !== 200) faults.push(`${origin}${path}: ${status}`)
      else if (canonicalPath(text) !== path) faults.push(`${origin}${path}: another page`)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return faults
}

/** @param {string} url */
async function addresses(url) {
  const { text } = await ask(url)
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}
