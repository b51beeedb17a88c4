/** Letters of other scripts that look like Latin ones, each pair as `look-alike Latin`. */
const confusables = new Map(
  [
    ...['аa', 'вb', 'сc', 'ԁd', 'еe', 'ҽe', 'гr', 'һh', 'іi', 'јj', 'кk', 'ӏl', 'мm', 'пn', 'оo', 'рp', 'ԛq'],
    ...['ѕs', 'тt', 'цu', 'ѵv', 'ѡw', 'ԝw', 'шw', 'щw', 'хx', 'уy', 'ьb'],
    ...['αa', 'βb', 'εe', 'γy', 'ηn', 'ιi', 'κk', 'νv', 'οo', 'ρp', 'σo', 'ςs', 'τt', 'υu', 'χx', 'ωw'],
    ...['օo', 'ոn', 'սu', 'ցg', 'ıi', 'ɩi', 'ɑa', 'ɡg', 'øo', 'đd', 'łl', 'ŧt', 'ħh', 'ɪi', 'ʀr', 'ꜱs', 'ᴡw'],
    ...['ᴀa', 'ɴn', 'ʟl', 'æa', 'ƨs', 'ɯw', 'ɾr', '0o', '1l', 'il', '3e', '4a', '5s', '7t', '8b', '9g', '$s'],
    ...['|l', '!l', '@a'],
  ].map((pair) => {
    const [alike = '', latin = ''] = [...pair]
    return [alike, latin] as const
  }),
)

/** What a name looks like: texts that a hurried reader takes for the same word have the same skeleton. */
export function toSkeleton(text: string): string {
  const letters = [...text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')]
  // Twice, because a look-alike may stand for a letter that itself has a twin (і, then i, then l).
  const latin = letters.map((letter) => confusables.get(letter) ?? letter)
  return latin
    .map((letter) => confusables.get(letter) ?? letter)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
}
