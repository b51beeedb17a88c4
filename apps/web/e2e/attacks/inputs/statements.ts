import { pathTo } from '#app/i18n/path-to.ts'

/** Texts that would change an SQL statement if they were concatenated. */
export const statements = [
  "'",
  "' or '1'='1",
  "' or 1=1--",
  "') or ('1'='1",
  '1; drop table articles;--',
  "' union select email,hash,salt from users--",
  "1 union select pg_read_file('/etc/passwd')",
  "'||(select pg_sleep(8))||'",
  "' and (select 1 from pg_sleep(8))::text='1",
  "'; copy (select '') to program 'id';--",
  "\\'; select 1;--",
  '%27%20or%201=1--',
  '$$;select pg_sleep(8);$$',
  "E'\\x27 or 1=1",
  'ʼ or 1=1--',
  '\u02bc; select pg_sleep(8)--',
  '/*!50000select*/ 1',
  "' order by 99--",
  "'; set role postgres;--",
  '{"$ne":null}',
  '*:* & ! | <-> (',
  "a' & 'b | !c <2> d:*",
  '%%%___\\',
] as const

const text = (value: string) => encodeURIComponent(value)

/**
 * Places where visitor input reaches a query: `site`, the site API of the CMS (`content`), the market API (`market`).
 */
export const statementPlaces = [
  {
    service: 'site',
    name: 'search',
    of: (value: string) => `${pathTo('searchResult', 'id')}?q=${text(value)}`,
  },
  {
    service: 'site',
    name: 'suggestions',
    of: (value: string) => `/search-suggestions?locale=id&q=${text(value)}`,
  },
  {
    service: 'site',
    name: 'companies',
    of: (value: string) => `${pathTo('companyList', 'id')}?q=${text(value)}`,
  },
  { service: 'content', name: 'search', of: (value: string) => `search?locale=id&q=${text(value)}` },
  {
    service: 'content',
    name: 'suggestions',
    of: (value: string) => `search-suggestions?locale=id&q=${text(value)}`,
  },
  { service: 'content', name: 'a slug', of: (value: string) => `articles/${text(value)}?locale=id` },
  {
    service: 'content',
    name: 'a category',
    of: (value: string) => `articles?locale=id&category=${text(value)}`,
  },
  {
    service: 'content',
    name: 'an order',
    of: (value: string) => `reports?locale=id&sort=${text(value)}&ticker=${text(value)}`,
  },
  {
    service: 'content',
    name: 'a ticket',
    of: (value: string) => `registration-tickets/${text(value)}?locale=id`,
  },
  { service: 'market', name: 'a name', of: (value: string) => `/companies?q=${text(value)}` },
  { service: 'market', name: 'an order', of: (value: string) => `/companies?sort=${text(value)}` },
  { service: 'market', name: 'a ticker', of: (value: string) => `/companies/${text(value)}` },
  {
    service: 'market',
    name: 'a cursor',
    of: (value: string) => `/companies?cursor=${Buffer.from(JSON.stringify([value])).toString('base64url')}`,
  },
  { service: 'market', name: 'a day', of: (value: string) => `/corporate-actions?from=${text(value)}` },
] as const

/** The same through the editors' API, as filter conditions. */
export const editorsStatements = statements
  .flatMap((value) => [
    `articles?locale=id&where[title][equals]=${text(value)}`,
    `articles?locale=id&where[title][in]=${text(value)}`,
    `articles?locale=id&where[body.root.children.text][like]=${text(value)}`,
    `articles?locale=id&sort=${text(value)}`,
  ])
  .map((path) => ({ name: path, path }))
