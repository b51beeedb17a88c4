import { expect, it } from 'vitest'
import { qrCode } from './qr-code.server.ts'

it('draws the three finder patterns of a QR code', () => {
  const { size, path } = qrCode('https://wirasana.example/id/buka-rekening#app')
  const rows = Array.from({ length: size }, () => ' '.repeat(size))
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    const row = rows[Number(y)] ?? ''
    const end = Number(x) + Number(width)
    rows[Number(y)] = row.slice(0, Number(x)) + '#'.repeat(Number(width)) + row.slice(end)
  }
  const finder = ['#######', '#     #', '# ### #', '# ### #', '# ### #', '#     #', '#######']
  expect(rows.slice(0, 7).map((row) => row.slice(0, 7))).toEqual(finder)
  expect(rows.slice(0, 7).map((row) => row.slice(-7))).toEqual(finder)
  expect(rows.slice(-7).map((row) => row.slice(0, 7))).toEqual(finder)
  expect(rows.every((row) => row.length === size)).toBe(true)
})
