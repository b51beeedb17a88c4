import { describe, expect, it } from 'vitest'
import { MAX_ADDRESS_BYTES, requestAddress } from './request-address.ts'

const SITE = 'https://site.example'

describe('requestAddress', () => {
  it.each([
    { name: 'an ordinary page', target: '/id/blog?page=2', expected: `${SITE}/id/blog?page=2` },
    {
      name: 'a foreign host in the target',
      target: '//evil.example/id',
      expected: `${SITE}/evil.example/id`,
    },
    { name: 'dots that climb', target: '/id/../../etc', expected: `${SITE}/etc` },
    { name: 'letters of other scripts', target: '/id/%E4%BD%A0', expected: `${SITE}/id/%E4%BD%A0` },
  ])('reads $name on this site only', ({ target, expected }) => {
    const address = requestAddress(target, SITE)
    expect(address.kind === 'ok' && address.url.href).toBe(expected)
  })

  it.each([
    { name: 'broken percent-encoding', target: '/id/%', status: 400 },
    { name: 'bytes that are not UTF-8', target: '/id/%ff', status: 400 },
    { name: 'an encoded slash', target: '/id%2fblog', status: 400 },
    { name: 'an encoded backslash', target: '/id/%5c', status: 400 },
    { name: 'a NUL', target: '/id/%00', status: 400 },
    { name: 'a line break', target: '/id/%0d%0aset-cookie:a', status: 400 },
    { name: 'an absolute target', target: 'http://evil.example/', status: 400 },
    { name: 'an 8 KiB query', target: `/id?${'a'.repeat(8192)}`, status: 414 },
    { name: 'a path at the limit', target: `/${'a'.repeat(MAX_ADDRESS_BYTES)}`, status: 414 },
  ])('refuses $name', ({ target, status }) => {
    expect(requestAddress(target, SITE)).toMatchObject({ kind: 'refused', status })
  })
})
