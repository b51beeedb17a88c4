/**
 * Colors for emails, PDF files, share images, icons and error pages, which cannot read colors.css. Each equals the token in its
 * comment; apps/web/app/design/tokens.test.ts compares them.
 */
export const palette = {
  primary: '#005860', // --brand-700
  primaryDark: '#012f37', // --brand-900
  accent: '#f0b131', // --accent-500
  linkOnDark: '#6bcac9', // --action, dark
  board: '#031f25', // --board
  onBoard: '#ebf4f4', // --on-board
  onBoardSoft: '#a2bdc0', // --on-board-soft
  pageLight: '#ffffff', // --page, light
  pageDark: '#071216', // --page, dark
  textLight: '#0f1f26', // --text, light
  textDark: '#e9f0f0', // --text, dark
} as const
