import { describe, expect, it } from 'vitest'
import { composeDescription, DESCRIPTION_CHARACTERS, truncated } from './head-text.ts'

describe('truncated', () => {
  it('leaves a text that fits as it is', () => {
    expect(truncated('  Saham  hari ini ', 40)).toBe('Saham hari ini')
  })

  it('cuts a title of 200 characters after a whole word', () => {
    const title = truncated('Imbal hasil obligasi negara turun lagi, '.repeat(5), 65)
    expect(title.length).toBeLessThanOrEqual(65)
    expect(title).toBe('Imbal hasil obligasi negara turun lagi, Imbal hasil obligasi…')
  })

  it('cuts a single long word without splitting a character', () => {
    expect(truncated('x'.repeat(200), 65)).toBe(`${'x'.repeat(64)}…`)
    expect(truncated(`${'x'.repeat(63)}\u{1f600}${'x'.repeat(9)}`, 65)).toBe(`${'x'.repeat(63)}…`)
  })
})

describe('composeDescription', () => {
  const firm = 'Saham, reksa dana, surat berharga negara, dan EBA ritel dalam satu aplikasi, dengan riset.'

  it("appends the firm's description to a short or empty text", () => {
    expect(composeDescription('Biaya transaksi', firm)).toBe(`Biaya transaksi. ${firm}`)
    expect(composeDescription('', firm)).toBe(firm)
  })

  it('cuts a long text to the maximum length', () => {
    const description = composeDescription(
      'Kinerja masa lalu tidak mencerminkan masa depan. '.repeat(9),
      firm,
    )
    expect(description.length).toBeLessThanOrEqual(DESCRIPTION_CHARACTERS.max)
    expect(description).toMatch(/^Kinerja .*…$/)
  })
})
