import { pathTo } from '#app/i18n/path-to.ts'
import type { RawRequest } from '../raw-exchange.ts'

/** Line breaks, and characters that some servers treat as such, each followed by a header. */
const lineEnds = [
  '%0d%0aX-Attacked:%20yes',
  '%0aX-Attacked:%20yes',
  '%0dX-Attacked:%20yes',
  '%0d%0a%0d%0a<script>alert(1)</script>',
  '%E5%98%8D%E5%98%8AX-Attacked:%20yes',
  '%250d%250aX-Attacked:%20yes',
  '%E2%80%A8X-Attacked:%20yes',
  '%c2%85X-Attacked:%20yes',
  '\rX-Attacked: yes',
]

/** Parts of a URL that are returned in a header: redirect targets, file names, links. */
const places = [
  '/id/blog/?x={here}',
  '/en/tentang-kami?{here}=1',
  '/id/{here}/',
  `${pathTo('riskProfileResult', 'id')}?a={here}`,
  '/preview/{here}',
  '/id/blog/x?preview={here}',
  '/share/id/blog/x.png?v={here}',
  '/images/640/media/{here}',
  '/media/{here}.pdf',
  `${pathTo('contactUs', 'id')}?sent={here}`,
  `${pathTo('investmentCalculator', 'id')}?tab={here}`,
]

export const headerInjection: readonly (RawRequest & { readonly name: string })[] = [
  ...places.flatMap((place) =>
    lineEnds.map((end) => {
      const target = place.replace('{here}', end)
      return { name: target, target }
    }),
  ),
  ...[
    'locale=en%0d%0aX-Attacked: yes',
    'locale=en\rX-Attacked: yes',
    'locale=//evil.example',
    'locale=en;q=x, id',
  ].map((cookie) => ({ name: `cookie ${cookie}`, target: '/', headers: [['Cookie', cookie] as const] })),
]

/** Form fields that end up in an email header. */
export const mailInjection = ['\r\n', '\n', '\r', '%0d%0a', '\u2028', '\\r\\n'].flatMap((end) => [
  {
    name: `a name with ${JSON.stringify(end)}`,
    field: 'fullName',
    value: `Nara${end}Bcc: semua@evil.example`,
  },
  {
    name: `an address with ${JSON.stringify(end)}`,
    field: 'email',
    value: `nara@contoh.example${end}Bcc: semua@evil.example`,
  },
  {
    name: `a phone number with ${JSON.stringify(end)}`,
    field: 'phone',
    value: `081234567890${end}Bcc: semua@evil.example`,
  },
])
