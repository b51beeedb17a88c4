import { describe, expect, it } from 'vitest'
import { findClaims } from './sparse-claims.ts'

describe('findClaims', () => {
  it.each([
    'Imbal hasil dividen 0,00%',
    'Dividend yield 0.00% –',
    'Perubahan 0 %',
    'Kapitalisasi pasar Rp0 Kenaikan',
    'Market cap IDR 0.',
    '2 naik · 0 tetap',
    'Bonus (0)',
    'Anggota indeks Tidak ada Alamat',
    'Index membership None Address',
    'The share has never paid a dividend.',
    'Saham ini belum pernah membagikan dividen.',
    'No dividend on record',
    'Perusahaan ini belum menyampaikan laporan keuangan.',
    'This company has not filed financial statements yet.',
    'NLBR was not traded in this range.',
    'BQNS hanya diperdagangkan dari 20 November 2026',
    'MDVS | X | tidak | 120',
  ])('finds the claim of %j', (text) => expect(findClaims(text)).toHaveLength(1))

  it.each([
    'Imbal hasil dividen – data dividen tidak lengkap',
    'Dividend yield – dividend data incomplete',
    'ROE 10,00% PER 20,0 Rp0,5 IDR 0.25',
    'Pukul 09.00–16.00, 2026-10-20, 021-5550-0100, 10 saham',
    'Data Tidak Tersedia: Pemegang saham. Not available: Address.',
    'Texts marked [FILL IN] are not written yet.',
  ])('finds none in %j', (text) => expect(findClaims(text)).toEqual([]))

  it('finds a claim beside an allowed sentence, unless that is allowed too', () => {
    const text = '0% tidak berubah. 2 naik · 0 turun'
    expect(findClaims(text)).toHaveLength(1)
    expect(findClaims(text, [{ sentence: /naik · 0 turun/g, reason: 'delivered' }])).toEqual([])
  })
})
