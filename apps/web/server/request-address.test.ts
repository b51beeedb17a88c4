import { describe, expect, it } from 'vitest'
import { MAX_ADDRESS_BYTES, MAX_PATH_SEGMENTS, originForm, requestAddress } from './request-address.ts'

const SITE = 'https://site.example'

describe('requestAddress', () => {
  it.each([
    { name: 'an ordinary page', target: '/id/blog?page=2', expected: `${SITE}/id/blog?page=2` },
    { name: 'letters of other scripts', target: '/id/%E4%BD%A0', expected: `${SITE}/id/%E4%BD%A0` },
    {
      name: 'a path of as many segments as are read',
      target: `/id${'/a'.repeat(MAX_PATH_SEGMENTS - 1)}`,
      expected: `${SITE}/id${'/a'.repeat(MAX_PATH_SEGMENTS - 1)}`,
    },
    { name: 'dots in a name', target: '/id/..a/.b?c=/../d', expected: `${SITE}/id/..a/.b?c=/../d` },
  ])('reads $name on this site only', ({ target, expected }) => {
    const address = requestAddress(target, SITE)
    expect(address.kind === 'ok' && address.url.href).toBe(expected)
  })

  it.each([
    { name: 'a foreign host', target: '//evil.example/id?page=2', expected: '/evil.example/id?page=2' },
    { name: 'a foreign host after a dot', target: '/.//evil.example', expected: '/evil.example' },
    { name: 'dots that climb', target: '/id/../../etc', expected: '/etc' },
    { name: 'dots that are encoded', target: '/id/%2E%2e/en/%2e/blog', expected: '/en/blog' },
    { name: 'dots at the end', target: '/id/blog/..', expected: '/id/' },
  ])('leads from $name to the shorter address on this site', ({ target, expected }) => {
    expect(requestAddress(target, SITE)).toMatchObject({ kind: 'moved', location: expected })
  })

  it.each([
    { name: 'broken percent-encoding', target: '/id/%', status: 400 },
    { name: 'bytes that are not UTF-8', target: '/id/%ff', status: 400 },
    { name: 'an encoded slash', target: '/id%2fblog', status: 400 },
    { name: 'an encoded backslash', target: '/id/%5c', status: 400 },
    { name: 'a NUL', target: '/id/%00', status: 400 },
    { name: 'a line break', target: '/id/%0d%0aset-cookie:a', status: 400 },
    { name: 'a target of another scheme', target: 'ftp://site.example/', status: 400 },
    { name: 'no target at all', target: '*', status: 400 },
    { name: 'an 8 KiB query', target: `/id?${'a'.repeat(8192)}`, status: 414 },
    { name: 'a path at the limit', target: `/${'a'.repeat(MAX_ADDRESS_BYTES)}`, status: 414 },
    { name: 'one segment too many', target: `/id${'/a'.repeat(MAX_PATH_SEGMENTS)}`, status: 414 },
    { name: 'slashes beside each other', target: `/id${'/'.repeat(1900)}x?page=2`, status: 414 },
    { name: 'slashes at the beginning', target: `${'/'.repeat(1900)}id`, status: 414 },
    { name: 'a long way that leads nowhere', target: `/id${'/.'.repeat(1000)}`, status: 414 },
  ])('refuses $name', ({ target, status }) => {
    expect(requestAddress(target, SITE)).toMatchObject({ kind: 'refused', status })
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
