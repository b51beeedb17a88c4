import { join } from 'node:path'
import { root } from '../places.mjs'
import { Fault } from '../session/fault.mjs'
import { runSession } from '../session/session.mjs'

/** @typedef {typeof parts[number]} Part */
const parts = /** @type {const} */ ([
  'calculators',
  'keystrokes',
  'pages',
  'profile',
  'peers',
  'search',
  'market',
  'growth',
  'steadiness',
  'load',
])

const benchDir = join(root, '.data', 'bench')

/** Puts the result of `profile` or `peers` into the tree, to be committed, and not into .data/bench. */
const keep = '--keep'

/**
 * `npm run bench`: the calculators, typing into them, the built site against plain `node:http` sending the same bytes, the same pages
 * made with other frameworks, the search, the stock service with its importer, the site as its content grows, how even it
 * stays while other things go on, and what it does under load and in a crowd, in one run;
 * `npm run bench search` measures that part alone.
 */
export const run = () =>
  runSession(benchDir, async (session) => {
    const { asked, isKept } = askedFor(process.argv.slice(2))
    const { measure } = await import('./measure.mjs')
    await measure(session, (part) => asked.length === 0 || asked.includes(part), isKept)
    return 0
  })

/** @param {string[]} given */
function askedFor(given) {
  const isKept = given.includes(keep)
  const asked = given.filter((part) => part !== keep)
  const unknown = asked.find((part) => !parts.some((known) => known === part))
  if (unknown)
    throw new Fault(`There is nothing called "${unknown}" to measure; there is: ${parts.join(', ')}.`)
  if (isKept && asked.length !== 1)
    throw new Fault(`${keep} keeps the result of one part: name it, as in npm run bench -- peers ${keep}.`)
  return { asked, isKept }
}
