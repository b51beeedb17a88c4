/** No reader sees them and no key makes them: soft hyphens, zero-width spaces, marks of direction. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]|\u20e3/gu
/**
 * ASCII in another look: small, full width, bold or slanted. Not all of NFKC, which makes other values of other signs: a
 * 2 of ², and a K of the KELVIN SIGN, whose address is somebody else's.
 */
const STYLED_ASCII = /[\ufe50-\ufe6b\uff01-\uff5e\u{1d400}-\u{1d7ff}]/gu

const lookAlikes = [
  [/[\s\u2800]/gu, ' '],
  [/[\p{Dash_Punctuation}\u02d7\u2043\u207b\u2212\u2500\u2796\u30fc]/gu, '-'],
  [/\u2795/gu, '+'],
  [/[\u2018\u2019\u02bc\u2032]/gu, "'"],
  [/[\u00b7\u2022\u2024\u2027\u3002\u30fb\uff61]/gu, '.'],
] as const

/** A line as a keyboard would have typed it: for what is judged by its characters, as addresses, numbers and codes. */
export function plainCharacters(text: string): string {
  return lookAlikes
    .reduce(
      (plain, [alike, character]) => plain.replace(alike, character),
      text.replace(INVISIBLE, '').replace(STYLED_ASCII, (styled) => styled.normalize('NFKC')),
    )
    .trim()
}

/** A code of a client, without what people put between its characters. */
export function plainCode(typed: string): string {
  return plainCharacters(typed).replace(/ |(?<=\w)-(?=\w)/g, '')
}

/** What of the invisible is part of no name and no word of any script, nor of an emoji; direction marks hide what a text is. */
const INVISIBLE_IN_WORDS =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]|[^\P{Cc}\n\t]/gu

/** Words as they are read; their letters stay as they were typed. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE_IN_WORDS, '')
}

/** Whether there is anything to read. */
export function isVisible(text: string): boolean {
  return /[^\p{Default_Ignorable_Code_Point}\s\u2800]/u.test(text)
}
