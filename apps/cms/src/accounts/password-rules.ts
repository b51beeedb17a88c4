import type { Bilingual } from '#cms/fields/bilingual.ts'
import { commonWords } from './common-words.ts'

export const passwordCharacters = { least: 12, most: 200 } as const
const leastDifferent = 6
/** A shorter part of an address stands in words that have nothing to do with it. */
const tellingCharacters = 4

const tooShort: Bilingual = {
  id: `Kata sandi paling sedikit ${passwordCharacters.least} karakter. Beberapa kata yang tidak berhubungan mudah diingat dan sulit ditebak.`,
  en: `At least ${passwordCharacters.least} characters. Several words that have nothing to do with each other are easy to remember and hard to guess.`,
}
const tooLong: Bilingual = {
  id: `Kata sandi paling banyak ${passwordCharacters.most} karakter.`,
  en: `At most ${passwordCharacters.most} characters.`,
}
const tooPlain: Bilingual = {
  id: 'Kata sandi ini terlalu mudah ditebak: karakternya berulang atau berurutan.',
  en: 'This password is too easy to guess: its characters repeat or follow each other.',
}
const tooCommon: Bilingual = {
  id: 'Kata sandi ini termasuk yang paling sering dipakai orang, sehingga dicoba lebih dulu. Pilih yang lain.',
  en: 'This password is among the most common ones, which are tried first. Choose another.',
}
const tooPersonal: Bilingual = {
  id: 'Kata sandi tidak boleh memuat nama atau alamat surel Anda.',
  en: 'A password may not have your name or e-mail address in it.',
}
const ofTheFirm: Bilingual = {
  id: 'Kata sandi ini tersusun dari nama perusahaan atau aplikasi kita, yang dicoba lebih dulu. Pilih kata-kata lain.',
  en: 'This password is made of the name of our firm or app, which is tried first. Choose other words.',
}

/** What is wrong with a password for whom it belongs to, and in a firm of those names; or null. */
export function faultOfPassword(
  password: string,
  owner: { email?: string | undefined; name?: string | undefined },
  firm: readonly string[] = [],
): Bilingual | null {
  if (password.length < passwordCharacters.least) return tooShort
  if (password.length > passwordCharacters.most) return tooLong
  const plain = password.toLowerCase()
  if (new Set(plain).size < leastDifferent || isRow(plain)) return tooPlain
  if (ownWords(owner).some((word) => plain.includes(word))) return tooPersonal
  if (isCommon(plain)) return tooCommon
  return isOfTheFirm(plain, firm) ? ofTheFirm : null
}

function ownWords({ email = '', name = '' }: { email?: string | undefined; name?: string | undefined }) {
  const [mailbox = ''] = email.toLowerCase().split('@')
  return [mailbox, ...name.toLowerCase().split(/\s+/)].filter((word) => word.length >= tellingCharacters)
}

const rows = ['abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm', '01234567890123456789']
const rowsBothWays = rows.flatMap((row) => [row, [...row].reverse().join('')])

/** Nothing but characters that follow each other, on the keyboard or in the alphabet, in one row or in two. */
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

/** A common word dressed up: with digits and signs around it, look-alikes in it, or said twice. */
const isCommon = (plain: string) => readings(plain).some(isCommonWord)

/** The letters that a password can be read as. */
function readings(plain: string): string[] {
  const core = plain.replace(/^[^a-z]+|[^a-z]+$/g, '')
  const spelled = [plain, core].map((text) =>
    [...text].map((character) => lookAlikes[character] ?? character).join(''),
  )
  return [plain, core, ...spelled].map((text) => text.replace(/[^a-z]+/g, ''))
}

/** Words of the firm dressed up in the same way, with nothing beside them or what is common itself. */
function isOfTheFirm(plain: string, firm: readonly string[]): boolean {
  const words = firm
    .flatMap((name) => name.toLowerCase().split(/[^a-z]+/))
    .filter((word) => word.length >= tellingCharacters)
    // Long words first, as one may stand within another: an app is called after its firm.
    .sort((one, other) => other.length - one.length)
  return readings(plain).some((letters) => {
    const rest = words.reduce((text, word) => text.replaceAll(word, ''), letters)
    return rest !== letters && (rest.length < tellingCharacters || isCommonWord(rest))
  })
}

function isCommonWord(letters: string): boolean {
  const half = letters.slice(0, letters.length / 2)
  return commonWords.has(letters) || (half + half === letters && commonWords.has(half))
}
