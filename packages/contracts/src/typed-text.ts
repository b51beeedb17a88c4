/** Invisible characters without a key: soft hyphens, zero-width spaces, bidirectional controls. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]|\u20e3/gu
/**
 * Styled ASCII: small, full-width, bold or italic. Not all of NFKC, which changes values: ² would become 2, and the
 * KELVIN SIGN would become the K of another person's address.
 */
const STYLED_ASCII = /[\ufe50-\ufe6b\uff01-\uff5e\u{1d400}-\u{1d7ff}]/gu

const lookAlikes = [
  [/[\s\u2800]/gu, ' '],
  [/[\p{Dash_Punctuation}\u02d7\u2043\u207b\u2212\u2500\u2796\u30fc]/gu, '-'],
  [/\u2795/gu, '+'],
  [/[\u2018\u2019\u02bc\u2032]/gu, "'"],
  [/[\u00b7\u2022\u2024\u2027\u3002\u30fb\uff61]/gu, '.'],
] as const

/** Normalizes a line to keyboard characters, for addresses, numbers and codes. */
export function plainCharacters(text: string): string {
  return lookAlikes
    .reduce(
      (plain, [alike, character]) => plain.replace(alike, character),
      text.replace(INVISIBLE, '').replace(STYLED_ASCII, (styled) => styled.normalize('NFKC')),
    )
    .trim()
}

/** Normalizes a client code and removes separators. */
export function plainCode(typed: string): string {
  return plainCharacters(typed).replace(/ |(?<=\w)-(?=\w)/g, '')
}

/** Invisible characters that no script or emoji needs; bidirectional controls can disguise a text. */
const INVISIBLE_IN_WORDS =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]|[^\P{Cc}\n\t]/gu

/** Removes invisible characters and keeps all letters. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE_IN_WORDS, '')
}

/** Whether a text has visible characters. */
export function isVisible(text: string): boolean {
  return /[^\p{Default_Ignorable_Code_Point}\s\u2800]/u.test(text)
}
