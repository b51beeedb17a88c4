import { describe, expect, it } from 'vitest'
import { greetingName } from './mail.ts'

describe('greetingName', () => {
  it.each([
    "O'Neill",
    'D’Angelo Putri-Wijaya',
    'Siti Nurhalizah Ñ',
    'Siti Aminah binti Abdullah',
    'dr. R. A. Kartini',
    'Budi S.H.',
    'Nguyễn Thị Minh Khai',
    'Дмитрий Иванов',
    'محمد بن عبد الله',
    '王小明',
  ])('greets %s', (name) => {
    expect(greetingName(name)).toBe(name)
  })

  it('greets what is typed in full-width letters in plain ones', () => {
    expect(greetingName('Ｓｉｔｉ')).toBe('Siti')
  })

  it.each([
    { name: 'nothing', typed: ' ' },
    { name: 'a phone number with spaces', typed: 'Nasabah! AKUN ANDA DIBLOKIR. Telepon 08 12 34 56 78 90' },
    { name: 'single digits', typed: 'Telepon 0 8 1' },
    { name: 'Arabic digits', typed: 'Telepon ٠٨١٢' },
    { name: 'Devanagari digits', typed: 'Telepon ०८१२' },
    { name: 'full-width digits', typed: 'Telepon ０８１２' },
    { name: 'digits in circles', typed: 'Telepon ⓪⑧①②' },
    { name: 'mathematical digits', typed: 'Telepon 𝟎𝟖𝟏𝟐' },
    { name: 'superscript digits', typed: 'Telepon ⁰⁸¹²' },
    { name: 'Chinese numerals', typed: '电话零八一二三四五六七八九' },
    { name: 'Suzhou numerals', typed: 'Telepon 〡〢〣' },
    { name: 'Roman numerals of a number', typed: 'Telepon O-VIII-I-II-III-IV-V-VI-VII-VIII-IX' },
    { name: 'a Chinese sentence', typed: '您的账户已被封锁' },
    { name: 'a Thai sentence', typed: 'บัญชีของคุณถูกระงับ' },
    { name: 'a sentence', typed: 'Akun Anda diblokir segera hubungi' },
    { name: 'one long word', typed: 'akunandadiblokirkarenaitusegerahubungipetugas' },
    { name: 'words in place of spaces', typed: 'akun-anda.-sudah-diblokir-segera-hubungi-kami' },
    { name: 'an address', typed: 'https://jahat.example' },
    { name: 'a host', typed: 'jahat.example' },
    { name: 'a host with a full-width dot', typed: 'jahat．example' },
    { name: 'a host with an ideographic dot', typed: 'jahat。example' },
    { name: 'a host with a dot leader', typed: 'jahat․example' },
    { name: 'a mail address', typed: 'a@b' },
    { name: 'an exclamation', typed: 'Segera!' },
    { name: 'an arrow', typed: 'Budi → klik' },
    { name: 'an emoji', typed: 'Budi 📞' },
    { name: 'markup', typed: 'Budi <b>' },
    { name: 'a line break', typed: 'Budi\nBcc: a' },
    { name: 'another line separator', typed: 'Budi\u2028Anda' },
    { name: 'a turned direction', typed: 'Budi \u202eidub' },
    { name: 'letters without width', typed: 'Budi\u200bAnda' },
    { name: 'a soft hyphen', typed: 'Budi\u00adAnda' },
    { name: 'a no-break space of a message', typed: 'Akun\u00a0Anda\u00a0sudah\u00a0diblokir\u00a0kami' },
    { name: 'a quote', typed: '"Budi"' },
    { name: 'a list', typed: 'Budi, Anda, kami' },
    { name: 'hidden text of tags', typed: 'Budi\u{e0041}\u{e0042}' },
  ])('has no name for $name', ({ typed }) => {
    expect(greetingName(typed)).toBeNull()
  })
})
