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

/** The tokens of a drawing on a light ground, and what stands for each on the sea, where no panel glares at night. */
const atNight: ReadonlyMap<string, string> = new Map([
  [colors.white, '#01343d'],
  [colors.paper, '#01343d'],
  [colors.paper200, colors.sea800],
  [colors.turmeric100, '#0b3a40'],
  [colors.turmeric200, '#8a6c2a'],
  [colors.line, '#1d565d'],
  [colors.sea50, '#023f48'],
  [colors.sea100, '#0d525a'],
  [colors.sea200, '#1a666e'],
  [colors.sea400, '#4f9ba0'],
  [colors.sea600, '#7fbfc3'],
  [colors.sea700, '#a3d2d5'],
  [colors.sea800, '#bedfe1'],
  [colors.sea900, '#cbe6e8'],
  [colors.sea950, '#d8edee'],
])

/** Exchanges the colors of a finished drawing. */
export const nightly = (svg: string) =>
  svg.replaceAll(/#[0-9a-f]{6}/g, (color) => atNight.get(color) ?? color)
