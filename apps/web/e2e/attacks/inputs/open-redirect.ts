import { pathTo } from '#app/i18n/path-to.ts'

/** Another host, in every spelling that browsers accept. */
const elsewhere = [
  '//evil.example',
  '/\\evil.example',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '//evil.example/%2f..',
  '/.evil.example',
  '/;@evil.example',
  '/@evil.example',
  '//user@evil.example/id',
  '/%09/evil.example',
  '/%0a/evil.example',
  '//evil%E3%80%82example',
  '/https:evil.example',
  '/https://evil.example',
  '/javascript:alert(1)',
  '/data:text/html,x',
  'https://evil.example/',
  'http://evil.example/id',
]

/** URLs that redirect to a target that contains a part of the request. */
const leadingOn = [
  { name: 'a trailing slash', of: (place: string) => `${place}/` },
  { name: 'below a language', of: (place: string) => `/id${place}/` },
  { name: 'the other language’s name of a page', of: (place: string) => `/en/tentang-kami${place}` },
  { name: 'capitals', of: (place: string) => `/ID${place}/BLOG/` },
]

const NEXT = [
  'next',
  'url',
  'redirect',
  'return',
  'returnTo',
  'continue',
  'to',
  '_routes',
  'locale',
  'preview',
]
const moved = [
  '/id/blog/',
  '/en/tentang-kami',
  '/',
  '/id/layanan',
  `${pathTo('riskProfileResult', 'id')}?a=99`,
]

export const openRedirect = [
  ...leadingOn.flatMap(({ name, of }) =>
    elsewhere.map((place) => ({ name: `${name}: ${of(place)}`, target: of(place) })),
  ),
  ...moved.flatMap((from) =>
    NEXT.map((name) => {
      const target = `${from}${from.includes('?') ? '&' : '?'}${name}=https://evil.example/`
      return { name: target, target }
    }),
  ),
]
