import { Fault } from '../session/fault.mjs'

/** As many articles as are written within the deadline of a script on a slow machine. */
const mostAtOnce = 10_000

/**
 * The runs of the seed that many copies of articles need. Only the first one has the other arguments: once content
 * has been replaced, it must not be replaced again.
 *
 * @param {readonly string[]} args
 * @returns {string[][]}
 */
export function portionsOf(args) {
  const at = args.findIndex((arg) => /^--posts(=|$)/.test(arg))
  if (at < 0) return [[...args]]
  const option = args[at] ?? ''
  const isJoined = option.includes('=')
  const value = isJoined ? option.slice('--posts='.length) : (args[at + 1] ?? '')
  const posts = /^\d{1,7}$/.test(value) ? Number(value) : null
  if (posts === null) throw new Fault(`--posts is "${value}", which is no number of articles.`)
  const others = args.toSpliced(at, isJoined ? 1 : 2)
  const portions = Math.max(1, Math.ceil(posts / mostAtOnce))
  return Array.from({ length: portions }, (_, index) => [
    ...(index === 0 ? others : []),
    '--posts',
    String(Math.min(mostAtOnce, posts - index * mostAtOnce)),
  ])
}
