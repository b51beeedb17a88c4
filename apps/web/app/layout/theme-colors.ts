/** Page background and brand color in sRGB, for browser UI that cannot use the style sheet. */
export const themeColors = { light: '#ffffff', dark: '#070f12', brand: '#00545c' } as const
