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

const inventedFile = 'scripts/check/invented-secrets.json'

const largestBytes = 2_000_000
const fewestBits = 3

/**
 * By file, what looks like a secret there and is none: the exact text and no pattern, so that another one beside it is
 * still found.
 *
 * @typedef {Readonly<Record<string, readonly string[]>>} Invented
 */

/**
 * Secrets that stand in files that git keeps, each by its place and never by itself.
 *
 * @param {string} root
 * @param {Invented} invented
 * @returns {{ checked: number, faults: string[] }}
 */
export function trackedSecrets(root, invented) {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached'], { cwd: root, encoding: 'utf8' })
  const files = listed.split('\0').filter((file) => file !== '')
  const faults = files.flatMap((file) => {
    if (names.test(file))
      return [`${file} is a file of secrets: take it out of git, and change what it holds`]
    const size = statSync(join(root, file), { throwIfNoEntry: false })?.size ?? 0
    if (size === 0 || size > largestBytes) return []
    return secretsIn(file, readFileSync(join(root, file), 'latin1'), invented[file])
  })
  return { checked: files.length, faults: [...faults, ...needless(invented, files)] }
}

/** Exceptions for files that are no more. @param {Invented} invented @param {readonly string[]} files */
const needless = (invented, files) =>
  Object.keys(invented)
    .filter((file) => !files.includes(file))
    .map((file) => `${inventedFile} names ${file}, which is not there: take it out`)

/**
 * @param {string} file
 * @param {string} text
 * @param {readonly string[]} [invented] what stands there and is none
 * @returns {string[]}
 */
export function secretsIn(file, text, invented = []) {
  // A picture or a font.
  if (text.includes('\0')) return []
  /** @type {Set<string>} */
  const met = new Set()
  const faults = text.split('\n').flatMap((line, index) => {
    const found = shapes.find(([, shape]) => {
      const match = shape.exec(line)
      if (match === null) return false
      const value = match.groups?.value
      if (value !== undefined && bitsOf(value) < fewestBits) return false
      const secret = value ?? match[0]
      met.add(secret)
      return !invented.includes(secret)
    })
    return found
      ? [
          `${file}:${index + 1} looks like ${found[0]}: take it out of git, and change it where it is used; where it is invented, name it in ${inventedFile}`,
        ]
      : []
  })
  return [
    ...faults,
    ...invented
      .filter((one) => !met.has(one))
      .map((one) => `${inventedFile} names "${one}", which ${file} does not have: take it out`),
  ]
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
