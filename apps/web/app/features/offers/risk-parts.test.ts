import { describe, expect, it } from 'vitest'
import { riskParts } from './risk-parts.ts'

describe('riskParts', () => {
  it('splits the name before the colon and capitalizes the rest', () => {
    expect(riskParts('Risiko pasar: harga dapat turun tajam.')).toEqual({
      name: 'Risiko pasar',
      text: 'Harga dapat turun tajam.',
    })
  })

  it('returns a sentence without a name unchanged', () => {
    expect(riskParts('Harga dapat turun.')).toEqual({ name: null, text: 'Harga dapat turun.' })
    const long = `${'Sebuah kalimat yang panjang '.repeat(3)}: dengan titik dua`
    expect(riskParts(long)).toEqual({ name: null, text: long })
  })
})
