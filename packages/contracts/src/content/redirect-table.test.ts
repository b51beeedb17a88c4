import { parseSource, parseTarget } from '@site/contracts/content/redirect-pattern.ts'
import { parseRule, type RedirectRule, RedirectTable } from '@site/contracts/content/redirect-table.ts'
import { describe, expect, it } from 'vitest'

function createRedirectTable(...rules: [from: string, to: string][]): RedirectTable<RedirectRule> {
  return new RedirectTable(rules.map(([from, to]) => parseRule({ from, to })).filter((rule) => rule !== null))
}

function resolveRedirect(table: RedirectTable<RedirectRule>, address: string): string {
  const resolution = table.follow(address)
  return resolution.kind === 'target' ? resolution.to : resolution.kind
}

const longest = `/id/${'a'.repeat(990)}`

describe('parseSource', () => {
  it.each([
    { name: 'one path', from: '/id/lama' },
    { name: 'one placeholder segment', from: '/id/lama/:slug' },
    { name: 'a rest placeholder', from: '/id/lama/*rest' },
    { name: 'several placeholders and a rest', from: '/id/:a/b/:c/*rest' },
    { name: 'non-ASCII letters', from: '/id/café' },
  ])('accepts $name', ({ from }) => {
    expect(parseSource(from)).not.toBeNull()
  })

  it.each([
    { name: 'without a slash', from: 'id/lama' },
    { name: 'with a backslash', from: '/\\evil.example' },
    { name: 'with a query', from: '/id/lama?x=1' },
    { name: 'with an encoded slash', from: '/id/a%2fb' },
    { name: 'with a dot segment', from: '/id/../en' },
    { name: 'with invalid percent-encoding', from: '/id/%zz' },
    { name: 'with a line break', from: '/id/a\r\nLocation: //evil.example' },
    { name: 'with a duplicate placeholder', from: '/id/:a/:a' },
    { name: 'with a segment after the rest', from: '/id/*rest/:a' },
    { name: 'with an unnamed placeholder', from: '/id/:/x' },
    { name: 'with a regular expression', from: '/id/:slug(.*)+' },
    { name: 'with a host', from: '//evil.example/id' },
    { name: 'with an encoded NUL', from: '/id/%00' },
    { name: 'with an encoded dot segment', from: '/id/%2e%2e/en' },
    { name: 'with a fragment', from: '/id/lama#a' },
    { name: 'with a placeholder that has a suffix', from: '/id/:slug.html' },
    { name: 'with a long placeholder', from: `/id/:${'a'.repeat(21)}` },
    { name: 'with two rests', from: '/id/*a/*b' },
    { name: 'with a space', from: '/id/a b' },
    { name: 'that is an absolute URL', from: 'https://site.example/id/lama' },
    { name: 'with too many segments', from: `/id${'/a'.repeat(40)}` },
  ])('rejects a pattern $name', ({ from }) => {
    expect(parseSource(from)).toBeNull()
  })
})

describe('parseTarget', () => {
  it.each([
    '/id/baru/:slug?dari=lama#isi',
    'https://partner.example',
    'https://partner.example/a/:slug?b=c#d',
    longest,
  ])('accepts %s', (to) => {
    expect(parseTarget(to)).not.toBeNull()
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://plain.example',
    'https:evil.example',
    'https:\\\\evil.example',
    'https://name:word@evil.example',
    'https://partner.example:8443/x',
    'https://:slug.example/x',
    'https://partner.example/%2f%2fevil.example',
    '/%5Cevil.example',
    '/id/a%0d%0aSet-Cookie:x=1',
    '/id/a?b=c\nSet-Cookie: x=1',
    '/../../etc',
    '/%2e%2e/etc',
    '///evil.example',
    '/id//\\evil.example',
    'HTTPS://evil.example:443/',
    'https://evil.example\u3002example/',
    'https://partner.example@evil.example/',
    'https://[2001:db8::1]/',
    'https://localhost/',
    'ftp://partner.example/',
    '/id/a\u2028b',
    `${longest}aaaaaaaa`,
    '',
  ])('rejects %j', (to) => {
    expect(parseTarget(to)).toBeNull()
  })

  it('rejects a placeholder that the source does not have', () => {
    expect(parseRule({ from: '/id/lama/:slug', to: '/id/baru/:judul' })).toBeNull()
    expect(parseRule({ from: '/id/lama/:slug', to: '/id/baru/*slug' })).toBeNull()
    expect(parseRule({ from: '/id/lama/:slug', to: '/id/baru' })).not.toBeNull()
  })
})

describe('RedirectTable', () => {
  it.each([
    { name: 'one path', rule: ['/id/lama', '/id/baru'], from: '/id/lama', to: '/id/baru' },
    { name: 'no paths below it', rule: ['/id/lama', '/id/baru'], from: '/id/lama/x', to: 'none' },
    {
      name: 'different case, double slashes and a trailing slash',
      rule: ['/id/lama/:slug', '/id/baru/:slug'],
      from: '/id//LAMA/satu/',
      to: '/id/baru/satu',
    },
    {
      name: 'all paths below',
      rule: ['/id/lama/*rest', '/id/baru/*rest'],
      from: '/id/lama/a/b/c',
      to: '/id/baru/a/b/c',
    },
    {
      name: 'the query',
      rule: ['/id/lama', '/id/baru?b=2#isi'],
      from: '/id/lama?a=1&b=9',
      to: '/id/baru?b=2&a=1#isi',
    },
    {
      name: 'encoded letters',
      rule: ['/id/café/:slug', '/id/baru/:slug'],
      from: '/id/caf%C3%A9/%C3%A9',
      to: '/id/baru/%C3%A9',
    },
  ] as const)('takes along $name', ({ rule: [from, to], ...expected }) => {
    expect(resolveRedirect(createRedirectTable([from, to]), expected.from)).toBe(expected.to)
  })

  it.each([
    '/id/lama//evil.example',
    '/id/lama/%2f%2fevil.example',
    '/id/lama/%5c%5cevil.example',
    '/id/lama/..',
  ])('never redirects %s to another host', (address) => {
    const end = resolveRedirect(createRedirectTable(['/id/lama/*rest', '/*rest']), address)
    expect(['/evil.example', 'none']).toContain(end)
  })

  it('applies the most specific rule', () => {
    const table = createRedirectTable(
      ['/id/lama/*rest', '/id/a'],
      ['/id/lama/:slug', '/id/b'],
      ['/id/lama/satu', '/id/c'],
    )
    expect(
      ['/id/lama/satu', '/id/lama/dua', '/id/lama/dua/tiga'].map((address) =>
        resolveRedirect(table, address),
      ),
    ).toEqual(['/id/c', '/id/b', '/id/a'])
  })

  it('follows several rules in one step', () => {
    const table = createRedirectTable(
      ['/id/a', '/id/b?x=1'],
      ['/id/b', '/id/c'],
      ['/id/c', 'https://partner.example/d'],
    )
    expect(resolveRedirect(table, '/id/a?y=2')).toBe('https://partner.example/d?x=1&y=2')
  })

  it.each([
    {
      name: 'two rules that redirect to each other',
      rules: [
        ['/id/a', '/id/b'],
        ['/id/b', '/id/a'],
      ],
    },
    { name: 'a rule that redirects to itself', rules: [['/id/a', '/id/a?x=1']] },
    { name: 'a rule that makes the URL longer each time', rules: [['/id/a/*rest', '/id/a/x/*rest']] },
  ] as const)('finds no end of $name', ({ rules }) => {
    const table = createRedirectTable(...rules.map(([from, to]): [string, string] => [from, to]))
    expect([resolveRedirect(table, '/id/a'), resolveRedirect(table, '/id/a/1/2')]).toContain('loop')
  })

  it.each([
    '/id/blog/rss.xml',
    '/id/edukasi/brids-eduvest/acara/kalender.ics',
    '/id/riset-dan-berita/aksi-korporasi/aksi-korporasi.csv',
    '/id/riset-dan-berita/daftar-informasi-perusahaan/BBCA/unduh',
    '/sitemap.xml',
  ])('redirects no file of the site, whatever the rules: %s', (address) => {
    const table = createRedirectTable(
      ['/id/blog/:slug', '/id/arsip/:slug'],
      ['/id/edukasi/brids-eduvest/*rest', '/id/acara/*rest'],
      ['/id/riset-dan-berita/aksi-korporasi/*rest', '/id/riset-dan-berita'],
      ['/id/riset-dan-berita/daftar-informasi-perusahaan/:kode/:bagian', '/id/emiten/:kode/:bagian'],
      ['/sitemap.xml', '/id/blog'],
    )
    expect(resolveRedirect(table, address)).toBe('none')
  })

  it('redirects the pages next to those files', () => {
    const companies = '/id/riset-dan-berita/daftar-informasi-perusahaan'
    const table = createRedirectTable(
      ['/id/blog/:slug', '/id/arsip/:slug'],
      [`${companies}/:kode/:bagian`, '/id/emiten/:kode/:bagian'],
    )
    expect(resolveRedirect(table, '/id/blog/rss')).toBe('/id/arsip/rss')
    expect(resolveRedirect(table, `${companies}/BBCA/profil`)).toBe('/id/emiten/BBCA/profil')
  })

  it('redirects to a file of the site without further steps', () => {
    const table = createRedirectTable(
      ['/id/umpan', '/id/blog/rss.xml'],
      ['/id/blog/*rest', '/id/arsip/*rest'],
    )
    expect(resolveRedirect(table, '/id/umpan')).toBe('/id/blog/rss.xml')
  })

  it('is fast for the longest URL and a pattern that would be slow as a regular expression', () => {
    const table = createRedirectTable(['/id/:x/*rest', '/baru'])
    expect(resolveRedirect(table, `/id/${'a'.repeat(4000)}!`)).toBe('/baru')
    expect(resolveRedirect(table, `/id${'/a'.repeat(2000)}`)).toBe('none')
  })
})
