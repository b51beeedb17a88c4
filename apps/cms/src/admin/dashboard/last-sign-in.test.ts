import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LastSignIn } from './last-sign-in.tsx'

it.each([
  {
    language: 'id',
    at: '2026-12-03T12:05:00Z',
    expected: 'Terakhir kali sebelum ini, Anda masuk pada Kamis, 3 Desember 2026, 19.05 WIB.',
  },
  {
    language: 'en',
    at: '2026-12-03T12:05:00Z',
    expected: 'Your last sign-in before this one was on Thursday, December 3, 2026, 19:05 WIB.',
  },
  // Already the next day and year in Jakarta.
  { language: 'id', at: '2026-12-31T17:00:00Z', expected: 'masuk pada Jumat, 1 Januari 2027, 00.00 WIB.' },
] as const)('the dashboard shows the last sign-in in WIB ($language, $at)', ({ language, at, expected }) => {
  const shown = renderToStaticMarkup(LastSignIn({ at: new Date(at), language }))
  expect(shown).toContain(expected)
  expect(shown).toContain('<a href="/admin/account">')
})
