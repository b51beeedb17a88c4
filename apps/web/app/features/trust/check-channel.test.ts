import type { Channel } from '@site/contracts/content/trust.ts'
import { describe, expect, it } from 'vitest'
import { checkChannel } from './check-channel.server.ts'
import type { Verdict } from './finding.ts'

const channel = (kind: Channel['kind'], value: string, label: string = kind): Channel => ({
  kind,
  value,
  label,
  note: '',
})
const own = {
  channels: [
    channel('domain', 'wirasana.example'),
    channel('domain', 'wirasana.co.id'),
    channel('phone', '021-5550-0100'),
    channel('phone', '1500-777'),
    channel('whatsapp', '0812-5550-0111'),
    channel('email', 'halo@wirasana.example'),
    channel('email', 'sekretariat@surat.example'),
    channel('social', 'https://www.instagram.com/wirasana.official/'),
    channel('social', 'https://t.me/wirasana'),
    channel('social', 'https://forum.wirasana.example/@wirasana'),
    channel('app', 'https://play.google.com/store/apps/details?id=example.wirasana.app'),
    channel('app', 'https://apps.apple.com/id/app/wirasa/id1234567890'),
    channel('account', '000-555-0100-000', 'Bank Mandiri, biaya jasa'),
  ],
  names: ['Wirasana', 'Wirasa', 'Wirasana Sekuritas'],
}

/** Verdict and the value of the channel that is, or resembles, the typed one. */
const cases: readonly [typed: string, verdict: Verdict, value?: string][] = [
  // Numbers
  ['021-5550-0100', 'ours', '021-5550-0100'],
  ['(021) 5550 0100', 'ours', '021-5550-0100'],
  ['+62 21 5550 0100', 'ours', '021-5550-0100'],
  ['+62 (0)21 5550-0100', 'ours', '021-5550-0100'],
  ['622155500100', 'ours', '021-5550-0100'],
  ['0062 21 5550 0100', 'ours', '021-5550-0100'],
  ['０２１－５５５０－０１００', 'ours', '021-5550-0100'],
  ['021\u200b5550\u20600100', 'ours', '021-5550-0100'],
  ['021–5550–0100', 'ours', '021-5550-0100'],
  ['tel:+622155500100', 'ours', '021-5550-0100'],
  ['1500777', 'ours', '1500-777'],
  ['1.500.777', 'ours', '1500-777'],
  ['Hubungi 1.500.777', 'ours', '1500-777'],
  ['BNI 123.456.789 a.n. Budi', 'unlisted'],
  ['+62 812 5550 0111', 'ours', '0812-5550-0111'],
  ['https://wa.me/6281255500111', 'ours', '0812-5550-0111'],
  ['https://api.whatsapp.com/send?phone=6281255500111', 'ours', '0812-5550-0111'],
  ['Mandiri 000 555 0100 000', 'ours', '000-555-0100-000'],
  ['No. rekening Bank Mandiri: 0005550100000 a.n. PT Wirasana Sekuritas', 'ours', '000-555-0100-000'],
  ['000 555 0100 000', 'partial', '000-555-0100-000'],
  ['BCA 000-555-0100-000', 'partial', '000-555-0100-000'],
  ['BCA Mandiri 000-555-0100-000', 'partial', '000-555-0100-000'],
  ['Mandiri 000-555-0100-000 a.n. Budi', 'partial', '000-555-0100-000'],
  ['Mandiri, 000-555-0100-000, Budi Wirasana', 'partial', '000-555-0100-000'],
  ['Transfer ke BCA 021-5550-0100', 'unlisted', '021-5550-0100'],
  ['021-5550-0100 BCA a.n. Budi', 'unlisted', '021-5550-0100'],
  ['https://wa.me/622155500100', 'unlisted', '021-5550-0100'],
  ['whatsapp://send?phone=622155500100', 'unlisted', '021-5550-0100'],
  ['https://evilwhatsapp.com/send?phone=6281255500111', 'unlisted'],
  ['https://whatsapp.com/channel/x?phone=6281255500111', 'unlisted'],
  ['WhatsApp +62 21 5550 0100', 'unlisted', '021-5550-0100'],
  ['WA:\n021-5550-0100', 'unlisted', '021-5550-0100'],
  ['Telegram 0812-5550-0111', 'unlisted', '0812-5550-0111'],
  ['WA 0812-5550-0111', 'ours', '0812-5550-0111'],
  ['Telepon 021-5550-0100', 'ours', '021-5550-0100'],
  ['021-5550-0101', 'alike', '021-5550-0100'],
  ['021-5550-010', 'alike', '021-5550-0100'],
  ['+1 21 5550 0100', 'alike', '021-5550-0100'],
  ['022-5550-0100', 'alike', '021-5550-0100'],
  ['5550-0100', 'alike', '021-5550-0100'],
  ['https://wa.me/6281255500112', 'alike', '0812-5550-0111'],
  ['000-555-0100-001', 'alike', '000-555-0100-000'],
  ['0857-1234-5678', 'unlisted'],
  ['+44 20 7946 0000', 'unlisted'],
  ['150157', 'unlisted'],
  ['Telepon 1500777 sebelum 2026', 'ours', '1500-777'],
  // Public bodies
  ['157', 'authority'],
  ['Laporkan ke OJK (157) hari ini', 'authority'],
  ['081-157-157-157', 'authority'],
  ['WhatsApp +62 811 5715 7157', 'authority'],
  ['wa.me/6281157157157', 'authority'],
  ['Telegram 081157157157', 'unlisted'],
  ['BCA 081157157157', 'unlisted'],
  ['konsumen@ojk.go.id', 'authority'],
  ['hadiah@ojk.go.id', 'unlisted'],
  ['https://www.ojk.go.id/id/kanal', 'authority'],
  ['iasc.ojk.go.id', 'authority'],
  ['akses.ksei.co.id', 'authority'],
  ['www.idx.co.id', 'authority'],
  ['ojk.go.id.evil.test', 'unlisted'],
  ['https://ojk.go.id@evil.test/', 'unlisted'],
  ['idx.co.id/@orang-lain', 'unlisted'],
  // Domains and links
  ['wirasana.example', 'ours', 'wirasana.example'],
  ['WIRASANA.EXAMPLE', 'ours', 'wirasana.example'],
  ['wirasana.example.', 'ours', 'wirasana.example'],
  ['www.wirasana.co.id', 'ours', 'wirasana.co.id'],
  ['https://video.wirasana.example/tonton?v=1#mulai', 'ours', 'wirasana.example'],
  ['http://wirasana.example:8443/masuk', 'ours', 'wirasana.example'],
  ['https:\\\\wirasana.example\\masuk', 'ours', 'wirasana.example'],
  ['hxxps://wirasana[.]example/masuk', 'ours', 'wirasana.example'],
  ['<https://wirasana.example>.', 'ours', 'wirasana.example'],
  ['wira\u200bsana.example', 'ours', 'wirasana.example'],
  ['ｗｉｒａｓａｎａ．ｅｘａｍｐｌｅ', 'ours', 'wirasana.example'],
  ['https://user@wirasana.example/', 'ours', 'wirasana.example'],
  ['wirasana.example.evil.test', 'alike', 'wirasana.example'],
  ['https://wirasana.example@evil.test/masuk', 'alike', 'wirasana.example'],
  ['https://wirasana.example:masuk@evil.test', 'alike', 'wirasana.example'],
  ['https://evil.test\\@wirasana.example', 'alike', 'wirasana.example'],
  ['https://evil.test/wirasana.example/masuk', 'alike', 'wirasana.example'],
  ['wirasana-login.test', 'alike', 'wirasana.example'],
  ['wira-sana.example', 'alike', 'wirasana.example'],
  ['wirasana.com', 'alike', 'wirasana.example'],
  ['notwirasana.example', 'alike', 'wirasana.example'],
  ['wirasanaexample.test', 'alike', 'wirasana.example'],
  ['wir4sana.example', 'alike', 'wirasana.example'],
  ['wlrasana.example', 'alike', 'wirasana.example'],
  ['vvirasana.example', 'alike', 'wirasana.example'],
  ['wirasama.example', 'alike', 'wirasana.example'],
  ['wiarsana.example', 'alike', 'wirasana.example'],
  ['wirasanna.example', 'alike', 'wirasana.example'],
  ['wіrasana.example', 'alike', 'wirasana.example'],
  ['ωιrasana.example', 'alike', 'wirasana.example'],
  ['wirasanä.example', 'alike', 'wirasana.example'],
  ['https://xn--wrasana-rog.example', 'alike', 'wirasana.example'],
  ['bri.test', 'unlisted'],
  ['http://192.0.2.7/masuk', 'unlisted'],
  ['http://[2001:db8::1]/', 'unlisted'],
  ['javascript://wirasana.example/%0aalert(1)', 'alike', 'wirasana.example'],
  // Email
  ['halo@wirasana.example', 'ours', 'halo@wirasana.example'],
  ['mailto:HALO@wirasana.example', 'ours', 'halo@wirasana.example'],
  ['sekretariat@surat.example', 'ours', 'sekretariat@surat.example'],
  ['admin@wirasana.example', 'unlisted', 'wirasana.example'],
  ['siapa-saja@kirim.wirasana.example', 'unlisted', 'wirasana.example'],
  ['admin@wirasana.example?subject=RDN', 'unlisted', 'wirasana.example'],
  ['mailto:halo@wirasana.example?subject=RDN', 'ours', 'halo@wirasana.example'],
  ['halo＠wirasana．example', 'ours', 'halo@wirasana.example'],
  ['wirasana.example@mail.test', 'alike', 'wirasana.example'],
  ['cs.wirasana@mail.test', 'alike', 'wirasana.example'],
  ['halo@wirasаna.example', 'alike', 'wirasana.example'],
  ['halo@surat.example', 'unlisted'],
  // Accounts and apps
  ['@wirasana.official', 'partial', 'https://www.instagram.com/wirasana.official/'],
  ['Instagram @wirasana.official', 'ours', 'https://www.instagram.com/wirasana.official/'],
  ['IG: wirasana.official', 'ours', 'https://www.instagram.com/wirasana.official/'],
  ['Telegram @wirasana.official', 'partial', 'https://www.instagram.com/wirasana.official/'],
  ['WhatsApp @wirasana', 'partial', 'https://t.me/wirasana'],
  ['Instagram dan Telegram @wirasana', 'partial', 'https://t.me/wirasana'],
  ['TG @wirasana', 'ours', 'https://t.me/wirasana'],
  ['WIRASANA', 'partial', 'https://t.me/wirasana'],
  ['https://forum.wirasana.example/@wirasana', 'ours', 'https://forum.wirasana.example/@wirasana'],
  ['https://forum.wirasana.example/@wirasana/1', 'ours', 'https://forum.wirasana.example/@wirasana'],
  ['forum.wirasana.example/@wirasana2', 'unlisted', 'wirasana.example'],
  ['forum.wirasana.example/%40cs_wirasana', 'unlisted', 'wirasana.example'],
  ['forum.wirasana.example/#/@orang-lain', 'unlisted', 'wirasana.example'],
  ['forum.wirasana.example/@wirasana/@orang-lain', 'unlisted', 'wirasana.example'],
  ['forum.wirasana.example/u/orang-lain', 'unlisted', 'wirasana.example'],
  ['https://a%2540b@forum.wirasana.example/', 'unlisted', 'wirasana.example'],
  ['forum.wirasana.example/@wirasana/%252540x', 'unlisted', 'wirasana.example'],
  ['wirasana.example/cari?q=bunga%20majemuk', 'ours', 'wirasana.example'],
  [
    'https://instagram.com/wirasana.official?igsh=abc',
    'ours',
    'https://www.instagram.com/wirasana.official/',
  ],
  ['https://m.instagram.com/Wirasana.Official/', 'ours', 'https://www.instagram.com/wirasana.official/'],
  ['t.me/wirasana', 'ours', 'https://t.me/wirasana'],
  ['@wirasana', 'partial', 'https://t.me/wirasana'],
  ['https://t.me/wirasana_official', 'alike', 'wirasana.example'],
  ['wirasana_vip', 'alike', 'wirasana.example'],
  ['https://www.instagram.com/wirasana.0fficial', 'alike', 'wirasana.example'],
  ['@saham_cuan', 'unlisted'],
  [
    'https://play.google.com/store/apps/details?id=example.wirasana.app&hl=id',
    'ours',
    'https://play.google.com/store/apps/details?id=example.wirasana.app',
  ],
  [
    'https://apps.apple.com/us/app/apa-saja/id1234567890',
    'ours',
    'https://apps.apple.com/id/app/wirasa/id1234567890',
  ],
  ['https://play.google.com/store/apps/details?id=test.wirasana.pro', 'alike', 'wirasana.example'],
  ['https://apps.apple.com/id/app/cuan/id999', 'unlisted'],
  ['https://unduh.test/wirasa.apk', 'alike'],
]

const wrongLinks = [
  'evil.test/?ke=https://wirasana.example',
  'hxxps://evil.test/?ke=https://wirasana.example',
  'https://evil.test/?ke=https://wirasana.example',
]

const several = [
  {
    name: 'a message with an account number and links',
    text: 'BCA 0857 123 4567, konfirmasi ke wa.me/62857',
  },
  { name: 'two links of ours', text: 'wirasana.example www.wirasana.co.id' },
  { name: 'a link of ours beside a foreign one', text: 'wirasana.example evil.test' },
  { name: 'a host that looks like one of ours up to a comma', text: 'https://wirasana.example,a.evil.test/' },
  { name: 'two accounts', text: 'IG @wirasana.official, TG @wirasana' },
  { name: 'numbers in lines', text: '021-5550-0100\n0812-5550-0111' },
  { name: 'two numbers of ours with a space', text: '021-5550-0100 1500-777' },
  { name: 'three numbers with spaces', text: '1500777 0812 5550 0111 021 5550 0100' },
  { name: 'a number of ours before a foreign one', text: '+62 21 5550 0100 0857-1234-5678' },
  { name: 'a foreign number before one of ours', text: 'WA 085712345678 1500 777' },
  { name: 'an account of ours and a number', text: 'Mandiri 000 555 0100 000 021-5550-0100' },
  { name: 'a number of ours and one of a public body', text: '1500-777 157' },
  { name: 'short numbers without words', text: '157\n150157' },
  { name: 'short numbers for calls', text: 'Telepon 157 atau hubungi 150157' },
  { name: 'a number of ours and a name', text: '021-5550-0100 @wirasana_vip' },
  { name: 'a link and an account with the name of its host', text: 'wirasana.example @wirasana.example' },
  {
    name: 'a link and a mailbox on its host',
    text: 'https://cs@wirasana.example/ cs@wirasana.example/',
  },
  { name: 'a number in groups as long as an account number', text: 'wirasana.example 1.234.567.890' },
  { name: 'a link and a number to call', text: 'wirasana.example, hubungi 1.500.777' },
  { name: 'a number that contains a date', text: 'wirasana.example 0812-11-11-2026' },
  { name: 'a mail link with a copy', text: 'mailto:halo@wirasana.example?cc=x@evil.test' },
]

/** The channel is on our list. */
const besideOneChannel: readonly [name: string, text: string, value: string][] = [
  ['opening hours', 'Telepon 021-5550-0100, Senin-Jumat 08.00-17.00', '021-5550-0100'],
  ['opening hours without a comma', 'Telepon 021-5550-0100 08:00 - 17:00', '021-5550-0100'],
  ['opening hours before it', 'Hubungi 08.00-17.00 di 021-5550-0100', '021-5550-0100'],
  ['a date', 'Pesan 29-11-2026 dari 0812-5550-0111', '0812-5550-0111'],
  ['a date in ISO form', '2026-11-29 wirasana.example', 'wirasana.example'],
  ['an amount without a currency', 'Minimal 1.000.000, hubungi 021-5550-0100', '021-5550-0100'],
  ['another spelling of the number', '021-5550-0100 / (021) 55500100', '021-5550-0100'],
  ['another spelling of the link', 'wirasana.example (https://wirasana.example/)', 'wirasana.example'],
  ['another spelling of the address', 'halo@wirasana.example HALO@WIRASANA.EXAMPLE', 'halo@wirasana.example'],
]

describe('checkChannel', () => {
  it.each(cases)('answers for %j: %s %s', (typed, verdict, value) => {
    expect(checkChannel(typed, own)).toMatchObject({
      verdict,
      channel: value === undefined ? null : { value },
    })
  })

  it.each(wrongLinks)('does not take a foreign link for the one of ours in it: %s', (typed) => {
    expect(checkChannel(typed, own)).toMatchObject({ typed, verdict: 'alike' })
  })

  it('checks the only channel of a message, without its amounts, dates and words', () => {
    const message = `Selamat! Anda terpilih.
Transfer Rp5.000.000 hari ini, konfirmasi ke (t.me/wirasana_vip). Batas 3 hari, 2026.`
    expect(checkChannel(message, own)).toMatchObject({ typed: 't.me/wirasana_vip', verdict: 'alike' })
  })

  it.each(several)('finds several channels in $name', ({ text }) => {
    expect(checkChannel(text, own)).toHaveProperty('several')
  })

  it('returns the texts that are taken for channels', () => {
    expect(checkChannel('Hubungi 0812-5550-0111 atau @wirasana_vip hari ini', own)).toEqual({
      several: ['@wirasana_vip', '0812-5550-0111'],
    })
  })

  it.each(besideOneChannel)('checks the only channel beside %s', (_, text, value) => {
    expect(checkChannel(text, own)).toMatchObject({ verdict: 'ours', channel: { value } })
  })

  it.each([
    'wirasana.example transfer ke BCA 123456',
    'wirasana.example atau t . me/wirasana_vip',
    'halo@wirasana.example, rekening 99.12',
    '021-5550-0100 ext 12',
    '1500777 klik bit ly/3xYz',
    'https://t.me/wirasana kirim OTP',
  ])('says that it has checked only a part of %j', (text) => {
    expect(checkChannel(text, own)).toMatchObject({ verdict: 'ours', hasOtherWords: true })
  })

  it.each([
    ' (wirasana.example). ',
    'WA: 0812-5550-0111',
    'Telepon 021-5550-0100',
    '021-5550-0100 / (021) 55500100',
    'Instagram @wirasana.official',
    'No. rekening Bank Mandiri: 0005550100000 a.n. PT Wirasana Sekuritas',
  ])('has checked all of %j', (text) => {
    expect(checkChannel(text, own)).toMatchObject({ verdict: 'ours', hasOtherWords: false })
  })

  it.each(['08121500777', '0812 1500 777', '021 1500777', '+62 157'])('reads one number from %j', (text) => {
    expect(checkChannel(text, own)).toMatchObject({ typed: text })
  })

  it('checks a channel that is named twice for both uses', () => {
    expect(checkChannel('wirasana.example = wirasana.example', own)).toMatchObject({ verdict: 'ours' })
    expect(checkChannel('Telepon 021-5550-0100\nWhatsApp 021-5550-0100', own)).toMatchObject({
      verdict: 'unlisted',
      channel: { value: '021-5550-0100' },
    })
  })

  it('takes a number for every use that the text names, also behind it', () => {
    expect(checkChannel('Hubungi 0812-5550-0111 lewat WhatsApp', own)).toMatchObject({ verdict: 'ours' })
    expect(checkChannel('021-5550-0100, lanjut di Telegram', own)).toMatchObject({ verdict: 'unlisted' })
  })

  it('names every network that a name is listed for', () => {
    expect(checkChannel('@wirasana', own)).toMatchObject({ networks: ['t.me', 'forum.wirasana.example'] })
  })

  it('names the public body and the address at which to check', () => {
    expect(checkChannel('iasc.ojk.go.id', own)).toMatchObject({
      authority: { name: 'Indonesia Anti-Scam Centre (IASC)', address: 'iasc.ojk.go.id' },
    })
  })

  it.each(['', 'Halo, apakah ini dari Anda?', 'grup saham premium', '…', '12', 'Transfer Rp5.000.000'])(
    'finds nothing in %j',
    (text) => {
      expect(checkChannel(text, own)).toBe('nothing')
    },
  )

  it.each(['wirasana.test', '0857-1234-5678'])('finds no resemblance without names: %s', (text) => {
    expect(checkChannel(text, { channels: [], names: [] })).toMatchObject({ verdict: 'unlisted' })
  })

  it('needs less than a second of CPU time for texts made to be slow', () => {
    const texts = [
      '1 '.repeat(1000),
      '1 '.repeat(9),
      'a.'.repeat(1000),
      '@'.repeat(2000),
      `@${'a'.repeat(1999)}`,
      `${'('.repeat(1000)}1`,
      'wirasana.'.repeat(220),
      `wirasana.${'a.'.repeat(900)}test`,
      Array.from({ length: 250 }, (_, count) => `0${1_000_000 + count}`).join(),
      Array.from({ length: 330 }, (_, count) => `a${count}.b`).join(' '),
      Array.from({ length: 400 }, (_, count) => `@${1000 + count}`).join(),
    ]
    const before = process.cpuUsage()
    for (const text of texts) checkChannel(text, own)
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1000).toBeLessThan(1000)
  })
})
