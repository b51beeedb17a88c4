import { randomBytes } from 'node:crypto'
import { languageOf } from './ask.mjs'

/**
 * @typedef {'id' | 'en'} Locale
 *
 * @typedef {object} Visit
 * @property {string} path
 * @property {import('./ask.mjs').Asked} asked
 * @property {number} status of the answer
 * @property {Locale | null} locale of the answer; null where it has no text
 * @property {string[]} tells what has to stand in it, or where it leads
 * @property {string[]} mayTell the visitor's own secrets, which no other may see
 * @property {boolean} isPrivate whether the answer may be kept for nobody else
 *
 * @typedef {{ path: string, word: string }} Secret what is shown at an address that only its holder knows
 */

/** A word that nobody else has: found in an answer, it says whose it is. */
const newMark = () => `tanda${randomBytes(6).toString('hex')}`
const anyMark = /tanda[0-9a-f]{12}/g

const pages = /** @type {const} */ ([
  { id: '/id', en: '/en' },
  { id: '/id/blog', en: '/en/blog' },
  { id: '/id/tentang-kami', en: '/en/about-us' },
  { id: '/id/faq', en: '/en/faq' },
])
const form = { id: '/id/hubungi-kami', en: '/en/contact-us' }
const search = { id: '/id/search-result', en: '/en/search-result' }
const encodings = ['br', 'gzip', 'zstd', 'identity', 'gzip, br;q=0.1']

/**
 * The visits of a crowd that asks for pages, their data, results, forms, drafts, tickets and the entrance in turn, in both
 * languages, with headers that contradict the address and have the visitor's mark wherever somebody can write something.
 *
 * @param {{ siteUrl: string, data: Record<Locale, string>, drafts: Secret[], tickets: Secret[] }} about `data`: what the
 *   router is told of the questions in each language
 * @returns {(number: number) => Visit}
 */
export function crowd({ siteUrl, data, drafts, tickets }) {
  const posted = { origin: siteUrl, 'content-type': 'application/x-www-form-urlencoded' }
  /** @type {((mark: string, locale: Locale, round: number) => { path: string } & Partial<Visit>)[]} */
  const kinds = [
    (mark, locale, round) => ({ path: `${oneOf(pages, round)[locale]}?utm_source=${mark}` }),
    (_, locale, round) => ({ path: oneOf(pages, round)[locale] }),
    (_, locale, round) => ({ path: oneOf(pages, round)[locale], asked: { method: 'HEAD' }, locale: null }),
    (mark, locale) => ({ path: `/${locale}/faq.data?x=${mark}`, locale: null, tells: [data[locale]] }),
    (mark, locale) => ({ path: `${search[locale]}?q=${mark}`, tells: [mark], isPrivate: true }),
    (_, locale) => ({ path: form[locale], isPrivate: true }),
    (mark, locale) => ({
      path: form[locale],
      asked: { method: 'POST', body: `fullName=${mark}&message=${mark}`, headers: posted },
      status: 422,
      tells: [mark],
      isPrivate: true,
    }),
    (_, __, round) => shown(oneOf(drafts, round)),
    (_, __, round) => ({
      path: oneOf(drafts, round).path.split('?', 1)[0] ?? '',
      locale: 'id',
      status: 404,
    }),
    (_, __, round) => shown(oneOf(tickets, round)),
    (mark, locale) => ({ path: `/${locale}/blog/${mark}`, status: 404 }),
    (mark, locale) => ({
      path: '/',
      asked: { headers: { cookie: `session=${mark}; locale=${locale}` } },
      status: 302,
      locale: null,
      tells: [`/${locale}`],
      isPrivate: true,
    }),
  ]
  return (number) => {
    const round = Math.floor(number / kinds.length)
    /** @type {Locale} */
    const locale = round % 2 === 0 ? 'id' : 'en'
    const mark = newMark()
    const { asked, mayTell = [], ...kind } = oneOf(kinds, number)(mark, locale, round)
    const localAddress = `127.2.${Math.floor(number / 250) % 250}.${(number % 250) + 1}`
    const headers = { ...contradicting(locale, mark), 'accept-encoding': oneOf(encodings, round) }
    return {
      status: 200,
      locale,
      tells: [],
      isPrivate: false,
      ...kind,
      asked: { localAddress, ...asked, headers: { ...headers, ...asked?.headers } },
      mayTell: [mark, ...mayTell],
    }
  }
}

/** @param {Secret} secret */
const shown = ({ path, word }) => ({ path, locale: 'id', tells: [word], mayTell: [word], isPrivate: true })

/** @param {Locale} locale @param {string} mark */
function contradicting(locale, mark) {
  const other = locale === 'id' ? 'en' : 'id'
  return {
    'accept-language': `${other};q=1.0, ${mark}`,
    authorization: `Bearer ${mark}`,
    cookie: `locale=${other}; session=${mark}`,
    forwarded: `for=${mark};host=${mark}.example;proto=https`,
    host: `${mark}.example`,
    referer: `http://${mark}.example/${other}`,
    'user-agent': mark,
    'x-forwarded-host': `${mark}.example`,
    'x-forwarded-prefix': `/${mark}`,
    'x-original-url': `/${other}/${mark}`,
    'x-rewrite-url': `/${other}/${mark}`,
  }
}

/**
 * What is wrong with an answer: whatever is another visitor's or another language's.
 *
 * @param {Visit} visit
 * @param {import('./ask.mjs').Answer} answer
 * @param {string[]} secrets all that there are
 * @returns {string[]}
 */
export function faultsOf({ path, status, locale, tells, mayTell, isPrivate }, answer, secrets) {
  const whole = `${JSON.stringify(answer.headers)}\n${answer.text}`
  const language = locale === null ? null : languageOf(answer.text)
  const foreign = [...(whole.match(anyMark) ?? []), ...secrets.filter((word) => whole.includes(word))]
  const control = answer.headers['cache-control'] ?? ''
  return [
    ...(answer.status === status ? [] : [`status ${answer.status}`]),
    ...(language === null || language.startsWith(locale ?? '') ? [] : [`language ${language}`]),
    ...tells.filter((word) => !whole.includes(word)).map((word) => `without ${word.slice(0, 80)}`),
    ...foreign.filter((word) => !mayTell.includes(word)).map((word) => `with ${word} of somebody else`),
    ...(answer.headers['set-cookie'] ? ['sets a cookie'] : []),
    ...(isPrivate && !/private|no-store/.test(control) ? [`for everybody: ${control}`] : []),
  ].map((fault) => `${path}: ${fault}`)
}

/** @template Item @param {readonly Item[]} items @param {number} number @returns {Item} */
function oneOf(items, number) {
  const item = items[number % items.length]
  if (item === undefined) throw new Error('There is none to choose')
  return item
}
