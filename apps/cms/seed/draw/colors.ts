// The raw tokens of the site's look, converted once from oklch to sRGB, because librsvg cannot read oklch().
export const colors = {
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

/** The roles a drawing needs, so that the same drawing can stand on paper (videos) or on the sea (posters). */
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
  ground: colors.paper,
  pattern: colors.paper200,
  sheet: colors.white,
  rule: colors.line,
  strong: colors.sea700,
  middle: colors.sea400,
  soft: colors.sea200,
  accent: colors.turmeric500,
}

export const onSea: Scheme = {
  ground: colors.sea900,
  pattern: colors.sea800,
  sheet: colors.sea800,
  rule: colors.sea600,
  strong: colors.white,
  middle: colors.sea400,
  soft: colors.sea600,
  accent: colors.turmeric500,
}
