import { describe, expect, it } from 'vitest'
import { checkStoreAddress, checkWhatsApp } from './contact-channels.ts'

const en = { req: { i18n: { language: 'en' } } }

describe('checkStoreAddress', () => {
  it.each([
    ['android', 'https://play.google.com/store/apps/details?id=id.contoh.app&hl=id'],
    ['ios', 'https://apps.apple.com/id/app/contoh/id1234567890'],
    ['ios', 'https://apps.apple.com/app/id1234567890'],
    ['android', ''],
    ['ios', null],
  ] as const)('accepts for %s: %s', (store, address) => {
    expect(checkStoreAddress(store, address)).toBe(true)
  })

  it.each([
    ['android', 'https://unduh.contoh.example/android'],
    ['android', 'https://play.google.com.contoh.example/store/apps/details?id=id.contoh.app'],
    ['android', 'https://halo@play.google.com/store/apps/details?id=id.contoh.app'],
    ['android', 'http://play.google.com/store/apps/details?id=id.contoh.app'],
    ['android', 'https://play.google.com/store'],
    ['android', 'https://apps.apple.com/id/app/contoh/id1234567890'],
    ['ios', 'https://play.google.com/store/apps/details?id=id.contoh.app'],
    ['ios', 'https://apps.apple.com/id/developer/contoh/id1234567890'],
    ['ios', 'javascript:alert(1)'],
    ['ios', 'App Store'],
  ] as const)('rejects for %s: %s', (store, address) => {
    expect(checkStoreAddress(store, address)).toContain('Bukan alamat aplikasi')
    expect(checkStoreAddress(store, address, en)).toContain('Not the address of an app')
  })
})

describe('checkWhatsApp', () => {
  it.each([
    '',
    undefined,
    '0812-3456-7890',
    '+62 812 3456 7890',
    '62(812)34567890',
    '021-5550-0111',
    '+6581234567',
  ])('accepts %j', (number) => {
    expect(checkWhatsApp(number)).toBe(true)
  })

  it.each([
    'halo',
    '12345',
    '8123456789',
    '+62 0812 3456 7890',
    '0812-3456-7890 (Rina)',
    'https://wa.me/62812',
  ])('rejects %j', (number) => {
    expect(checkWhatsApp(number)).toContain('Bukan nomor WhatsApp')
    expect(checkWhatsApp(number, en)).toContain('Not a WhatsApp number')
  })
})
