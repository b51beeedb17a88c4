import { expect, it } from 'vitest'
import { toDialedNumber, writePhone } from './write-phone.ts'

it.each([
  { phone: '021-5550-0100', dialed: '+622155500100', english: '+62 21 5550 0100' },
  { phone: '0812-3456-7890', dialed: '+6281234567890', english: '+62 812 3456 7890' },
  { phone: '+62 21 5550 0100', dialed: '+622155500100', english: '+62 21 5550 0100' },
  { phone: '(021) 5550 0100', dialed: '+622155500100', english: '+62 21 5550 0100' },
  { phone: '0800-1-234567', dialed: '08001234567', english: '0800-1-234567' },
  { phone: '021-5550-0100 ext. 12', dialed: '+622155500100', english: '+62 21 5550 0100 ext. 12' },
  {
    phone: '021-5550-0100, 021-5550-0101',
    dialed: '+622155500100',
    english: '+62 21 5550 0100, 021 5550 0101',
  },
  { phone: '1500-123', dialed: '1500123', english: '1500-123' },
])('dials $phone as $dialed, and writes it as it is in Indonesian', ({ phone, dialed, english }) => {
  expect(toDialedNumber(phone)).toBe(dialed)
  expect(writePhone('en', phone)).toBe(english)
  expect(writePhone('id', phone)).toBe(phone)
})
