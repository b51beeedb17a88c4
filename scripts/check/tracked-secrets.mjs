import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What the keys of services and machines look like by themselves. */
const shapes = /** @type {const} */ ([
  ['a private key', /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/],
  ['a key of AWS', /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/],
  ['a token of GitHub', /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{60,})\b/],
  ['a token of GitLab', /\bglpat-[\w-]{20,}\b/],
  ['a token of npm', /\bnpm_[A-Za-z0-9]{36}\b/],
  ['a token of Slack', /\bxox[abprs]-[\w-]{20,}\b/],
  ['a key of Google', /\bAIza[\w-]{35}\b/],
  ['a key of Stripe', /\b[rs]k_live_\w{20,}\b/],
  ['a signed token', /\beyJ[\w-]{15,}\.eyJ[\w-]{15,}\.[\w-]{20,}/],
  ['an address with its password', /\b[a-z][a-z+]*:\/\/[^\s:/@'"`<${}]+:(?<value>[^\s:/@'"`<${}]{6,})@/],
  [
    'a secret that is written down',
    /(?:secret|password|passwd|api_?key|token|credential)["']?\s*[:=]\s*["'](?<value>[^\s"'`]{16,})["']/i,
  ],
])

/** Files that are secrets whatever stands in them. */
const names =
  /(^|\/)(\.env(\.(?!example$)\w+)?|secrets\.json|id_(rsa|ed25519|ecdsa)|[^/]+\.(pem|p12|pfx|jks|key))$/

/** Texts whose hits are invented, as the tests' own; each with where it may stand. */
const invented = [
  {
    value:
      /only-(?:for|while)|for-the-tests|of-the-tests|example|contoh|change-?me|hidden|user|word|secret|demo/i,
    place: /./,
  },
  { value: /./, place: /\.test\.\w+$|\/(e2e|test)\// },
]

const largestBytes = 2_000_000
const fewestBits = 3

/**
 * Secrets that stand in files that git keeps, each by its place and never by itself.
 *
 * @param {string} root
 * @returns {{ checked: number, faults: string[] }}
 */
export function trackedSecrets(root) {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached'], { cwd: root, encoding: 'utf8' })
  const files = listed.split('\0').filter((file) => file !== '')
  const faults = files.flatMap((file) => {
    if (names.test(file))
      return [`${file} is a file of secrets: take it out of git, and change what it holds`]
    const size = statSync(join(root, file), { throwIfNoEntry: false })?.size ?? 0
    return size > 0 && size <= largestBytes ? secretsIn(file, readFileSync(join(root, file), 'latin1')) : []
  })
  return { checked: files.length, faults }
}

/**
 * @param {string} file
 * @param {string} text
 * @returns {string[]}
 */
export function secretsIn(file, text) {
  // A picture or a font.
  if (text.includes('\0')) return []
  return text.split('\n').flatMap((line, index) => {
    const found = shapes.find(([, shape]) => {
      const match = shape.exec(line)
      return match !== null && !isInvented(file, match.groups?.value)
    })
    return found
      ? [`${file}:${index + 1} looks like ${found[0]}: take it out of git, and change it where it is used`]
      : []
  })
}

/**
 * @param {string} file
 * @param {string | undefined} value absent where the shape alone is enough
 */
function isInvented(file, value) {
  if (value === undefined) return false
  return bitsOf(value) < fewestBits || invented.some((one) => one.value.test(value) && one.place.test(file))
}

/** How much each character tells: words tell less than what chance has made. @param {string} text */
function bitsOf(text) {
  const counts = new Map()
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1)
  return [...counts.values()].reduce((sum, count) => {
    const share = count / text.length
    return sum - share * Math.log2(share)
  }, 0)
}
