import type { Bilingual } from '#cms/base/fields/bilingual.ts'
import { commonWords } from './common-words.ts'

export const passwordCharacters = { min: 12, max: 200 } as const
const minDistinctCharacters = 6
/** Shorter parts of an address also occur in unrelated words. */
const minWordLength = 4

const tooShort: Bilingual = {
  id: `Kata sandi paling sedikit ${passwordCharacters.min} karakter. Beberapa kata yang tidak berhubungan mudah diingat dan sulit ditebak.`,
  en: `At least ${passwordCharacters.min} characters. Several words that have nothing to do with each other are easy to remember and hard to guess.`,
}
const tooLong: Bilingual = {
  id: `Kata sandi paling banyak ${passwordCharacters.max} karakter.`,
  en: `At most ${passwordCharacters.max} characters.`,
}
const tooPlain: Bilingual = {
  id: 'Kata sandi ini terlalu mudah ditebak: karakternya berulang atau berurutan.',
  en: 'This password is too easy to guess: its characters repeat or form a sequence.',
}
const tooCommon: Bilingual = {
  id: 'Kata sandi ini termasuk yang paling sering dipakai orang, sehingga dicoba lebih dulu. Pilih yang lain.',
  en: 'This password is among the most common ones, which are tried first. Choose another.',
}
const tooPersonal: Bilingual = {
  id: 'Kata sandi tidak boleh memuat nama atau alamat email Anda.',
  en: 'A password must not contain your name or email address.',
}
const tooCompanyLike: Bilingual = {
  id: 'Kata sandi ini tersusun dari nama perusahaan atau aplikasi kami, yang dicoba lebih dulu. Pilih kata-kata lain.',
  en: 'This password is based on the name of our company or app, which attackers try first. Choose other words.',
}

/** The rule that a password violates, given its owner and the company's names; or null. */
export function passwordViolation(
  password: string,
  owner: { email?: string | undefined; name?: string | undefined },
  brands: readonly string[] = [],
): Bilingual | null {
  if (password.length < passwordCharacters.min) return tooShort
  if (password.length > passwordCharacters.max) return tooLong
  const plain = password.toLowerCase()
  if (new Set(plain).size < minDistinctCharacters || isRow(plain)) return tooPlain
  if (ownWords(owner).some((word) => plain.includes(word))) return tooPersonal
  if (isCommon(plain)) return tooCommon
  return isMadeOfBrandNames(plain, brands) ? tooCompanyLike : null
}

function ownWords({ email = '', name = '' }: { email?: string | undefined; name?: string | undefined }) {
  const [mailbox = ''] = email.toLowerCase().split('@')
  return [mailbox, ...name.toLowerCase().split(/\s+/)].filter((word) => word.length >= minWordLength)
}

const rows = ['abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm', '01234567890123456789']
const rowsBothWays = rows.flatMap((row) => [row, [...row].reverse().join('')])

/** Only characters in sequence, on the keyboard or in the alphabet, in one run or two. */
function isRow(plain: string): boolean {
  const half = Math.ceil(plain.length / 2)
  return [[plain], [plain.slice(0, half), plain.slice(half)]].some((parts) => parts.every(isInRow))
}

const isInRow = (part: string) => rowsBothWays.some((row) => row.includes(part))

const lookAlikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** A common word, padded with digits and symbols, with look-alike characters, or doubled. */
const isCommon = (plain: string) => readings(plain).some(isCommonWord)

/** The letters that a password can be read as. */
function readings(plain: string): string[] {
  const core = plain.replace(/^[^a-z]+|[^a-z]+$/g, '')
  const spelled = [plain, core].map((text) =>
    [...text].map((character) => lookAlikes[character] ?? character).join(''),
  )
  return [plain, core, ...spelled].map((text) => text.replace(/[^a-z]+/g, ''))
}

/** The company's names disguised in the same way, alone or with a common word. */
function isMadeOfBrandNames(plain: string, brands: readonly string[]): boolean {
  const words = brands
    .flatMap((name) => name.toLowerCase().split(/[^a-z]+/))
    .filter((word) => word.length >= minWordLength)
    // Longest first, as one name may contain another: the app is named after the company.
    .sort((one, other) => other.length - one.length)
  return readings(plain).some((letters) => {
    const rest = words.reduce((text, word) => text.replaceAll(word, ''), letters)
    return rest !== letters && (rest.length < minWordLength || isCommonWord(rest))
  })
}

function isCommonWord(letters: string): boolean {
  const half = letters.slice(0, letters.length / 2)
  return commonWords.has(letters) || (half + half === letters && commonWords.has(half))
}
