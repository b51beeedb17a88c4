import { describe, expect, it } from 'vitest'
import { nameSource } from './source-name.server.ts'

describe('nameSource', () => {
  it.each([
    {
      source: 'UU 10/2020, PP 3/2022 Pasal 5',
      english: 'Law 10/2020, Government Regulation 3/2022, article 5',
    },
    { source: 'POJK 22/2023', english: 'OJK Regulation 22/2023' },
    { source: 'PMK 131/2024', english: 'Minister of Finance Regulation 131/2024' },
    { source: 'Kep-00002/BEI/04-2025', english: 'Kep-00002/BEI/04-2025' },
  ])('names $source in English, and as it is in Indonesian', ({ source, english }) => {
    expect(nameSource('en', source)).toBe(english)
    expect(nameSource('id', source)).toBe(source)
  })
})
