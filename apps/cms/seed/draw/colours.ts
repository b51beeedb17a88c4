// The raw tokens of the site's look, converted once from oklch to sRGB, because librsvg cannot read oklch().
export const colours = {
  sea950: '#031f25',
  sea900: '#012f37',
  sea800: '#00434c',
  sea700: '#005961',
  sea600: '#006f76',
  sea400: '#5ba6ab',
  sea200: '#bedfe1',
  sea100: '#d8edee',
  sea50: '#eff8f8',
  turmeric500: '#f0b131',
  turmeric200: '#f9da98',
  turmeric100: '#fbefd2',
  paper: '#fbfaf6',
  paper200: '#f1eee6',
  line: '#dce3e5',
  white: '#ffffff',
} as const

/** The roles a drawing needs, so that the same drawing can stand on paper (films) or on the sea (posters). */
export type Scheme = {
  ground: string
  pattern: string
  sheet: string
  rule: string
  strong: string
  middle: string
  soft: string
  accent: string
}

export const onPaper: Scheme = {
  ground: colours.paper,
  pattern: colours.paper200,
  sheet: colours.white,
  rule: colours.line,
  strong: colours.sea700,
  middle: colours.sea400,
  soft: colours.sea200,
  accent: colours.turmeric500,
}

export const onSea: Scheme = {
  ground: colours.sea900,
  pattern: colours.sea800,
  sheet: colours.sea800,
  rule: colours.sea600,
  strong: colours.white,
  middle: colours.sea400,
  soft: colours.sea600,
  accent: colours.turmeric500,
}
