/** The page's ground and the brand in sRGB, for browsers' own surfaces that read no style sheet. */
export const themeColours = { light: '#ffffff', dark: '#070f12', brand: '#00545c' } as const
