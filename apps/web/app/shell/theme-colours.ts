/** The page's ground and the brand in sRGB, for browsers' own surfaces that read no style sheet. */
export const themeColours = { light: '#ffffff', dark: '#0a1216', brand: '#00545c' } as const
