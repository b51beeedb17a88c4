import { describe, expect, it } from 'vitest'
import { FormReceipts } from './form-receipts.server.ts'

const secret = 'a secret of thirty-two characters'
const receipts = new FormReceipts(secret)
const signedAt = new Date('2026-12-01T03:00:00.000Z')
const subject = ['registration', 'kelas-dividen', 'waiting'] as const
const receipt = receipts.sign(subject, signedAt)
const isValidAt = (time: string, text: string | null = receipt) =>
  receipts.verify(text, subject, new Date(time))

describe('a receipt', () => {
  it('is valid for an hour, on every node, also if the clock of the signing node is ahead', () => {
    expect(isValidAt('2026-12-01T04:00:00.000Z')).toBe(true)
    expect(isValidAt('2026-12-01T04:00:00.001Z')).toBe(false)
    expect(isValidAt('2026-12-01T02:59:58.000Z')).toBe(true)
    expect(new FormReceipts(secret).verify(receipt, subject, signedAt)).toBe(true)
  })

  it.each([
    { name: 'another outcome', other: ['registration', 'kelas-dividen', 'success'] },
    { name: 'another event', other: ['registration', 'kelas', 'waiting'] },
    { name: 'another form', other: ['contact', 'kelas-dividen', 'waiting'] },
    { name: 'the same text split elsewhere', other: ['registration', 'kelas-dividenwaiting'] },
  ] as const)('is not valid for $name', ({ other }) => {
    expect(receipts.verify(receipt, other, signedAt)).toBe(false)
  })

  it.each([
    { name: 'no receipt', text: null },
    { name: 'an empty one', text: '' },
    { name: 'the mark of former links', text: '1' },
    { name: 'one without a signature', text: `${signedAt.getTime()}.` },
    { name: 'one with a later time', text: receipt.replace(/^\d+/, (time) => String(Number(time) + 1)) },
    { name: 'one without a time', text: receipt.replace(/^\d+/, '') },
    { name: 'one of another secret', text: new FormReceipts(`${secret}2`).sign(subject, signedAt) },
  ])('rejects $name', ({ text }) => {
    expect(isValidAt('2026-12-01T03:00:00.000Z', text)).toBe(false)
  })

  it('fits into a URL as it is', () => {
    expect(receipt).toMatch(/^\d{13}\.[\w-]{43}$/)
  })
})
