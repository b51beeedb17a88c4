import { describe, expect, it } from 'vitest'
import { MAX_PATH_SEGMENTS, MAX_URL_BYTES, originForm, parseRequestUrl } from './request-url.ts'

const SITE = 'https://site.example'

describe('parseRequestUrl', () => {
  it.each([
    { name: 'an ordinary page', target: '/id/blog?page=2', expected: `${SITE}/id/blog?page=2` },
    { name: 'letters of other scripts', target: '/id/%E4%BD%A0', expected: `${SITE}/id/%E4%BD%A0` },
    {
      name: 'a path with the max number of segments',
      target: `/id${'/a'.repeat(MAX_PATH_SEGMENTS - 1)}`,
      expected: `${SITE}/id${'/a'.repeat(MAX_PATH_SEGMENTS - 1)}`,
    },
    { name: 'an encoded question mark', target: '/id/a%3Fb', expected: `${SITE}/id/a%3Fb` },
    { name: 'a slash in the query', target: '/id?a=%2f..%2f', expected: `${SITE}/id?a=%2f..%2f` },
    { name: 'three dots', target: '/id/...', expected: `${SITE}/id/...` },
    { name: 'a semicolon', target: '/id;a=b/blog', expected: `${SITE}/id;a=b/blog` },
    { name: 'dots in a name', target: '/id/..a/.b?c=/../d', expected: `${SITE}/id/..a/.b?c=/../d` },
  ])('reads $name on this site', ({ target, expected }) => {
    const address = parseRequestUrl(target, SITE)
    expect(address.kind === 'ok' && address.url.href).toBe(expected)
  })

  it.each([
    { name: 'a foreign host', target: '//evil.example/id?page=2', expected: '/evil.example/id?page=2' },
    { name: 'a foreign host after a dot', target: '/.//evil.example', expected: '/evil.example' },
    { name: 'dot segments above the root', target: '/id/../../etc', expected: '/etc' },
    { name: 'encoded dot segments', target: '/id/%2E%2e/en/%2e/blog', expected: '/en/blog' },
    { name: 'a foreign host with a port', target: '//evil.example:80/', expected: '/evil.example:80/' },
    { name: 'a foreign host after dot segments', target: '/id/..//evil.example', expected: '/evil.example' },
    { name: 'trailing dot segments', target: '/id/blog/..', expected: '/id/' },
  ])('redirects from $name to the normalized URL on this site', ({ target, expected }) => {
    expect(parseRequestUrl(target, SITE)).toMatchObject({ kind: 'moved', location: expected })
  })

  it.each([
    { name: 'broken percent-encoding', target: '/id/%', status: 400 },
    { name: 'bytes that are not UTF-8', target: '/id/%ff', status: 400 },
    { name: 'an encoded slash', target: '/id%2fblog', status: 400 },
    { name: 'an encoded backslash', target: '/id/%5c', status: 400 },
    { name: 'a NUL', target: '/id/%00', status: 400 },
    { name: 'a line break', target: '/id/%0d%0aset-cookie:a', status: 400 },
    { name: 'a target of another scheme', target: 'ftp://site.example/', status: 400 },
    { name: 'a twice cut character', target: '/id/%e2%82', status: 400 },
    { name: 'an overlong slash', target: '/id/%c0%af', status: 400 },
    { name: 'a surrogate', target: '/id/%ed%a0%80', status: 400 },
    { name: 'a DEL', target: '/id/%7f', status: 400 },
    { name: 'encoded dots with a backslash', target: '/id/..%5c..', status: 400 },
    { name: 'a target without a slash', target: 'id/blog', status: 400 },
    { name: 'an asterisk target', target: '*', status: 400 },
    { name: 'an 8 KiB query', target: `/id?${'a'.repeat(8192)}`, status: 414 },
    { name: 'a path at the limit', target: `/${'a'.repeat(MAX_URL_BYTES)}`, status: 414 },
    { name: 'one segment too many', target: `/id${'/a'.repeat(MAX_PATH_SEGMENTS)}`, status: 414 },
    { name: 'repeated slashes', target: `/id${'/'.repeat(1900)}x?page=2`, status: 414 },
    { name: 'leading slashes', target: `${'/'.repeat(1900)}id`, status: 414 },
    { name: 'many dot segments', target: `/id${'/.'.repeat(1000)}`, status: 414 },
  ])('rejects $name', ({ target, status }) => {
    expect(parseRequestUrl(target, SITE)).toMatchObject({ kind: 'rejected', status })
  })
})

describe('originForm', () => {
  it.each([
    { target: 'http://site.example/id?page=2', expected: '/id?page=2' },
    { target: 'HTTPS://other.example:8443/id', expected: '/id' },
    { target: 'http://site.example', expected: '/' },
    { target: 'http://site.example?page=2', expected: '/?page=2' },
    { target: '/id?next=http://site.example/en', expected: '/id?next=http://site.example/en' },
    { target: '//other.example/id', expected: '//other.example/id' },
    { target: 'http:///id', expected: 'http:///id' },
    { target: '*', expected: '*' },
    { target: 'site.example:443', expected: 'site.example:443' },
  ])('reads $target as $expected', ({ target, expected }) => {
    expect(originForm(target)).toBe(expected)
  })
})
