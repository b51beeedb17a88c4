import { pathTo } from '#app/i18n/path-to.ts'

/** Duplicate parameters, lists and objects, which parsers may interpret differently. */
const shapes = (name: string, value: string) => [
  `${name}=${value}&${name}=evil`,
  `${name}=evil&${name}=${value}`,
  `${name}[]=${value}&${name}[]=evil`,
  `${name}[a][b]=${value}`,
  `${name}[__proto__][x]=${value}`,
  `${name}=${value}%26${name}=evil`,
  `${name}=${value},evil`,
  `${name}%00=${value}`,
  `%5b%5d=${value}&${name}=`,
  `${name}=${value}&${name.toUpperCase()}=evil`,
]

const places = [
  { path: pathTo('blog', 'id'), name: 'page', value: '1' },
  { path: pathTo('faq', 'id'), name: 'q', value: 'saham' },
  { path: pathTo('companyList', 'id'), name: 'sort', value: 'name' },
  { path: pathTo('searchResult', 'id'), name: 'q', value: 'saham' },
  { path: pathTo('corporateAction', 'id'), name: 'from', value: '2026-01-01' },
  { path: pathTo('investmentCalculator', 'id'), name: 'calculator', value: 'growth' },
  { path: pathTo('riskProfileResult', 'id'), name: 'a', value: '3333333333' },
  { path: pathTo('companyDetail', 'id', { slug: 'bqns' }), name: 'range', value: '1M' },
]

export const pagePollution = places.flatMap(({ path, name, value }) =>
  shapes(name, value).map((query) => ({ name: `${path}?${query}`, target: `${path}?${query}` })),
)

/** Form bodies with duplicate fields, lists or unusual names. */
export const formPollution = [
  'fullName=Nara&fullName=Lain',
  'fullName[]=Nara&fullName[]=Lain',
  'fullName[first]=Nara',
  'subject=1&subject=2',
  'consent=x&consent=',
  'formToken=a&formToken=b',
  'idempotencyKey=a&idempotencyKey=b',
  'humanCheck[]=x',
  'email=a%40contoh.example,b%40contoh.example',
  Array.from({ length: 5_000 }, (_, number) => `field${number}=x`).join('&'),
  'fullName='.repeat(5_000),
  '&'.repeat(50_000),
  '='.repeat(50_000),
  '%'.repeat(50_000),
].map((body) => ({ name: body.slice(0, 60), body }))
