import { describe, expect, it } from 'vitest'
import { isPublicSite, secretErrors } from './production-settings.ts'

it.each([
  { url: 'http://localhost:3000', expected: false },
  { url: 'http://site.localhost', expected: false },
  { url: 'http://127.0.0.1:3000', expected: false },
  { url: 'http://[::1]:3000', expected: false },
  { url: 'https://www.wirasana.example', expected: false },
  { url: 'https://example.com', expected: true },
  { url: 'https://localhost.evil.id', expected: true },
  { url: 'https://www.sekuritas.co.id', expected: true },
  { url: 'http://10.0.0.5', expected: true },
])('isPublicSite returns $expected for $url', ({ url, expected }) => {
  expect(isPublicSite(url)).toBe(expected)
})

describe('secrets of a public site', () => {
  const one = 'q0Zr7bT2mXw9LdKc4VnE8sHy1JfGu5Pa'
  const two = '9f86d081884c7d659a2feaa0c55ad015'

  it('accept random values', () => {
    expect(secretErrors({ ONE: one, TWO: two })).toEqual([])
  })

  it.each([
    'change-me-change-me-change-me-change-me',
    'demo-key-0123456789-0123456789-ab',
    'your-secret-goes-here-0123456789',
  ])('reject %s', (value) => {
    expect(secretErrors({ KEY: value })).toEqual([
      'KEY is an example value: make one with `openssl rand -hex 32`',
    ])
  })

  it('reject repetitive and duplicate values', () => {
    expect(secretErrors({ ONE: 'abcabcabcabcabcabcabcabcabcabcabc' })).toEqual([
      'ONE repeats the same few characters: make one with `openssl rand -hex 32`',
    ])
    expect(secretErrors({ ONE: one, TWO: one })).toEqual(['TWO is the same as ONE: each secret has one use'])
  })
})
