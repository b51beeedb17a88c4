/** What names the demo's firm, and what to call it in messages. Stays as it is when the brand changes. */
const traces = [
  { name: 'Wirasana or Wirasa', pattern: /wirasa/i },
  { name: 'Eduvest', pattern: /eduvest/i },
  { name: 'Sapa Mentari', pattern: /sapa[- ]?mentari/i },
  { name: 'W40', pattern: /\bw40\b/i },
  { name: 'the demo’s colors', pattern: /#(031f25|012f37|005860|006e75|2b9098|f0b131)/i },
] as const

/** The names of the demo's firm that a text contains, also inside identifiers. */
export const findDemoNames = (text: string): string[] =>
  traces.filter(({ pattern }) => pattern.test(text)).map(({ name }) => name)

/** The fictional number of the demo's firm, which the forms of the admin show as an example. */
export const demoPhone = '021-5550-0100'
