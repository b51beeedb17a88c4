import { pathTo } from '#app/i18n/path-to.ts'

/** Texts that cause catastrophic backtracking; as long as a URL may be. */
const texts = [
  'a'.repeat(3_500),
  `${'a'.repeat(3_500)}!`,
  '-'.repeat(3_500),
  `${'a-'.repeat(1_700)}!`,
  '@'.repeat(3_500),
  `${'a@'.repeat(1_700)}!`,
  `${'.a'.repeat(1_700)}@`,
  ','.repeat(3_500),
  '0'.repeat(3_500),
  `${'1.'.repeat(1_700)}x`,
  `${'1,000'.repeat(600)}x`,
  '*'.repeat(3_500),
  '%25'.repeat(1_100),
  '%F0%9F%98%80'.repeat(280),
  `e${'%CC%81'.repeat(560)}`,
]

/** Places where a URL is matched against a pattern: paths, slugs, queries, numbers, dates, file names. */
const places = [
  '/{text}',
  '/id/{text}',
  '/id/blog/{text}',
  '/media/{text}.png',
  '/images/640/media/{text}.png',
  '/images/640/https/{text}/a.png',
  '/sitemaps/{text}.xml',
  '/share/id/{text}.png',
  '/shell/{text}.js',
  `${pathTo('searchResult', 'id')}?q={text}`,
  `${pathTo('faq', 'id')}?q={text}`,
  `${pathTo('companyList', 'id')}?q={text}`,
  `${pathTo('corporateAction', 'id')}?from={text}`,
  `${pathTo('stockScreener', 'id')}?marketValueMin={text}`,
  `${pathTo('transactionCost', 'id')}?price={text}`,
  `${pathTo('exchangeCalendar', 'id')}?traded={text}`,
  `${pathTo('orderLimits', 'id')}?reference={text}`,
  `${pathTo('bondCalculator', 'id')}?maturity={text}`,
  `${pathTo('investmentCalculator', 'id')}?initialInvestment={text}`,
  `${pathTo('riskProfileResult', 'id')}?a={text}`,
  '/search-suggestions?locale=id&q={text}',
]

export const slowAddresses = places.flatMap((place) =>
  texts.map((text) => ({
    name: `${place} with ${text.slice(0, 8)}…`,
    target: place.replace('{text}', text),
  })),
)

/** Parsed headers, at the max header size. */
export const slowHeaders = (
  [
    ['Accept-Encoding', 'gzip;q=0.'],
    ['Accept-Encoding', 'br , '],
    ['Accept-Encoding', ';q=1'],
    ['If-None-Match', '"a", '],
    ['If-None-Match', 'W/'],
    ['Cookie', 'locale=id; '],
    ['Cookie', ' ;= '],
    ['Range', 'bytes=0-1,'],
    ['X-Forwarded-For', '1.1.1.1,'],
    ['Content-Type', 'multipart/form-data; boundary='],
    ['Accept', 'text/html;q=0.9,'],
  ] as const
).map(([header, part]) => ({
  name: `${header}: ${part}…`,
  header: [header, part.repeat(Math.floor(14_000 / part.length))] as const,
}))

/** Form fields, at the max form size. */
export const slowFields = [
  'a',
  'a@',
  '.a',
  '@',
  'a.',
  '+1',
  '0 ',
  '\t',
  '😀',
  'e\u0301\u0301',
  '<a ',
  '\u200d',
].map((part) => ({ name: `${JSON.stringify(part)}…`, value: part.repeat(Math.floor(60_000 / part.length)) }))

/** Whole forms, at the max size, with as many fields as fit. */
export const slowForms = [
  { type: 'application/x-www-form-urlencoded', part: 'a&' },
  { type: 'application/x-www-form-urlencoded; boundary=a', part: '&' },
  { type: 'application/x-www-form-urlencoded', part: '=&' },
  { type: 'application/x-www-form-urlencoded', part: '%' },
  {
    type: 'multipart/form-data; boundary=x',
    part: '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n',
  },
  { type: 'multipart/form-data; boundary=x', part: '--x\r\n' },
  { type: 'multipart/form-data; boundary=x', part: 'X-A: b\r\n' },
].map(({ type, part }) => ({
  name: `${JSON.stringify(part)}… as ${type}`,
  type,
  body: part.repeat(Math.floor(1_500_000 / part.length)),
}))
