import { expect, it } from 'vitest'
import { isSecretUrl } from './secret-url.ts'

it.each([
  { search: '?ticket=17.abc', isSecret: true },
  { search: '?a=b&t=17.manage.1..abc', isSecret: true },
  { search: '?preview=abc', isSecret: true },
  { search: '?ticker=BQNS', isSecret: false },
  { search: '', isSecret: false },
])('a URL with "$search" is secret: $isSecret', ({ search, isSecret }) => {
  expect(isSecretUrl(search)).toBe(isSecret)
})
