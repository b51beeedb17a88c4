/** A formatted number with its noun in English: `1 lot`, `2 lots`. */
export const counted = (count: string, noun: string): string => `${count} ${noun}${count === '1' ? '' : 's'}`
