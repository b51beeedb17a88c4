import pg from 'pg'

const documents = 50_000
const documentsAtOnce = 1_000
const madeWords = 12_000
const rounds = 3
const firstId = 1_000_000
const locales = /** @type {const} */ (['id', 'en'])
const kinds = [
  { kind: 'article', collection: 'articles', share: 0.6 },
  { kind: 'report', collection: 'reports', share: 0.15 },
  { kind: 'announcement', collection: 'announcements', share: 0.1 },
  { kind: 'note', collection: 'morning-notes', share: 0.08 },
  { kind: 'faq', collection: 'faqs', share: 0.04 },
  { kind: 'lesson', collection: 'lessons', share: 0.03 },
]

/** @typedef {{ what: string, phrases: number, p50Ms: number, p95Ms: number, p99Ms: number, slowest: string }} SearchMeasurement */

/**
 * Writes 50,000 made documents in both languages into the search index of a database that goes away, then asks
 * the content service's own endpoints, one question after the other.
 *
 * @param {{ databaseUrl: string, cmsUrl: string, key: string }} target
 * @returns {Promise<SearchMeasurement[]>}
 */
export async function measureSearch({ databaseUrl, cmsUrl, key }) {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    const vocabularies = await fill(client)
    const phrases = locales.flatMap((locale) =>
      phrasesOf(vocabularies[locale]).map((phrase) => ({ ...phrase, locale })),
    )
    return [
      await measure('search', phrases, `${cmsUrl}/api/site/search`, key),
      await measure('suggestions', phrases, `${cmsUrl}/api/site/search-suggestions`, key),
    ]
  } finally {
    await client.end()
  }
}

/**
 * Mulberry32: the same numbers in every run.
 *
 * @param {number} seed
 */
function randomFrom(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** @param {pg.Client} client */
async function fill(client) {
  const random = randomFrom(20_261_121)
  const vocabularies = {
    id: await vocabulary(client, 'id', random),
    en: await vocabulary(client, 'en', random),
  }
  await client.query('set statement_timeout = 0')
  const { rows: indexes } = await client.query(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename = 'search_documents' and indexdef like '% USING gin %'`,
  )
  // Made anew afterwards, as they are where a service fills its index: row by row takes minutes.
  for (const { name } of indexes) await client.query(`drop index "${name}"`)
  for (let start = 0; start < documents; start += documentsAtOnce) {
    for (const locale of locales) await insert(client, locale, start, vocabularies[locale], random)
  }
  for (const { definition } of indexes) await client.query(definition.replace(' ON ONLY ', ' ON '))
  await client.query(
    `insert into search_words (locale, word)
     select distinct locale, word from search_documents, regexp_split_to_table(folded_title, ' ') word
     where length(word) >= 4 and word ~ '^[a-z]+$' on conflict do nothing`,
  )
  await client.query('vacuum analyze search_documents')
  await client.query('vacuum analyze search_words')
  return vocabularies
}

/**
 * The words of the demo content, most used first, and made ones that are rare.
 *
 * @param {pg.Client} client
 * @param {string} locale
 * @param {() => number} random
 * @returns {Promise<string[]>}
 */
async function vocabulary(client, locale, random) {
  const { rows } = await client.query(
    `select word from ts_stat(
       $$select to_tsvector('simple', search_fold(title || ' ' || summary || ' ' || body))
         from search_documents where locale = '${locale}' and document_id < ${firstId}$$)
     where length(word) >= 3 and word ~ '^[a-z]+$' order by ndoc desc, word`,
  )
  const syllables = 'ba bi da du ga ka ko la li ma me na no pa pe ra ri sa si ta te wa ya ju'.split(' ')
  const made = Array.from({ length: madeWords }, () =>
    Array.from({ length: 3 + Math.floor(random() * 2) }, () => pick(syllables, random())).join(''),
  )
  return [...rows.map(({ word }) => String(word)), ...made]
}

/**
 * @param {readonly string[]} list
 * @param {number} part 0 to 1
 */
const pick = (list, part) => list[Math.floor(part * list.length)] ?? ''

/**
 * A word as often as its place says: the frequency of words falls with their rank.
 *
 * @param {readonly string[]} words
 * @param {() => number} random
 */
const drawn = (words, random) => words[Math.floor(words.length ** random()) - 1] ?? ''

/**
 * @param {readonly string[]} words
 * @param {number} count
 * @param {() => number} random
 */
const text = (words, count, random) => Array.from({ length: count }, () => drawn(words, random)).join(' ')

/**
 * @param {pg.Client} client
 * @param {string} locale
 * @param {number} start
 * @param {readonly string[]} words
 * @param {() => number} random
 */
async function insert(client, locale, start, words, random) {
  const rows = Array.from({ length: documentsAtOnce }, (_, offset) => {
    let share = random()
    const found = kinds.find((kind) => {
      share -= kind.share
      return share < 0
    })
    const { kind, collection } = found ?? { kind: 'article', collection: 'articles' }
    return {
      id: firstId + start + offset,
      collection,
      kind,
      slug: `made-${start + offset}`,
      title: text(words, 4 + Math.floor(random() * 6), random),
      summary: text(words, 14 + Math.floor(random() * 12), random),
      body: text(words, 60 + Math.floor(random() * 80), random),
      days: Math.floor(random() * 2_000),
    }
  })
  await client.query(
    `insert into search_documents
       (collection, document_id, locale, kind, slug, title, summary, body, date, folded_title, head, terms)
     select collection, id, $1, kind, slug, title, summary, body, timestamptz '2026-11-21' - days * interval '1 day',
       search_fold(title), head, head || search_lexemes($1, search_fold(body), 'C')
     from jsonb_to_recordset($2::jsonb)
       as made(id int, collection text, kind text, slug text, title text, summary text, body text, days int),
     lateral (select search_lexemes($1, search_fold(title), 'A') || search_lexemes($1, search_fold(summary), 'B')
       as head) as heads
     on conflict do nothing`,
    [locale, JSON.stringify(rows)],
  )
}

/**
 * Common and rare words, phrases, beginnings, typing errors, and what nothing holds.
 *
 * @param {readonly string[]} words most used first
 * @returns {{ phrase: string, sort: string }[]}
 */
function phrasesOf(words) {
  const random = randomFrom(7)
  /** @param {number} count @param {string} sort @param {() => string} make */
  const some = (count, sort, make) => Array.from({ length: count }, () => ({ phrase: make(), sort }))
  const common = words.slice(0, 60)
  const usual = words.slice(60, 1_500)
  const rare = words.slice(1_500)
  const long = words.filter((word) => word.length >= 6)
  return [
    ...common.slice(0, 20).map((phrase) => ({ phrase, sort: 'common word' })),
    ...some(25, 'usual word', () => pick(usual, random())),
    ...some(20, 'rare word', () => pick(rare, random())),
    ...some(20, 'two words', () => `${pick(common, random())} ${pick(usual, random())}`),
    ...some(
      10,
      'three words',
      () => `${pick(common, random())} ${pick(common, random())} ${pick(usual, random())}`,
    ),
    ...some(15, 'beginning', () => pick(long, random()).slice(0, 4)),
    ...some(20, 'typing error', () => mistyped(pick(long, random()), random())),
    ...some(
      5,
      'two words, one mistyped',
      () => `${pick(common, random())} ${mistyped(pick(long, random()), random())}`,
    ),
    ...['qzxwv', 'reksa dana', 'reksadana', 'ipo', 'a', '???', 'qqqq wwww'].map((phrase) => ({
      phrase,
      sort: 'other',
    })),
  ]
}

/**
 * Two neighbouring letters change places.
 *
 * @param {string} word
 * @param {number} part
 */
function mistyped(word, part) {
  const at = 1 + Math.floor(part * (word.length - 2))
  return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2)
}

/**
 * @param {string} what
 * @param {{ phrase: string, sort: string, locale: string }[]} phrases
 * @param {string} url
 * @param {string} key
 * @returns {Promise<SearchMeasurement>}
 */
async function measure(what, phrases, url, key) {
  /** @type {{ ms: number, phrase: string, sort: string }[]} */
  const answers = []
  // The first round only warms up.
  for (let round = 0; round <= rounds; round += 1) {
    for (const { phrase, sort, locale } of phrases) {
      const started = performance.now()
      const response = await fetch(`${url}?${new URLSearchParams({ locale, q: phrase })}`, {
        headers: { authorization: `Bearer ${key}` },
      })
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${url} answers "${phrase}" with ${response.status}`)
      if (round > 0) answers.push({ ms: performance.now() - started, phrase, sort })
    }
  }
  answers.sort((one, other) => one.ms - other.ms)
  /** @param {number} part */
  const at = (part) => Number((answers[Math.floor(part * (answers.length - 1))]?.ms ?? 0).toFixed(1))
  const last = answers.at(-1)
  return {
    what,
    phrases: phrases.length,
    p50Ms: at(0.5),
    p95Ms: at(0.95),
    p99Ms: at(0.99),
    slowest: `${last?.phrase} (${last?.sort}), ${last?.ms.toFixed(1)} ms`,
  }
}
