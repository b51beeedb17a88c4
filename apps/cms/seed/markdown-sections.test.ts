import { expect, it } from 'vitest'
import { createSections } from './markdown-sections.ts'

it('makes each row of a table an item, and leaves out what only the site shows', () => {
  const markdown =
    '## Outlook\n\n| View | Reason |\n|---|---|\n| **Bonds** | time |\n| Cash | needs |\n\n<PriceChart ticker="PNGV" range="1Y" />\n\n<Callout kind="note">\n\nA note.\n\n</Callout>'
  expect(createSections(markdown)).toEqual([
    {
      title: 'Outlook',
      parts: [
        { kind: 'sentences', texts: ['Bonds; Reason: time', 'Cash; Reason: needs'] },
        { kind: 'text', text: 'A note.' },
      ],
    },
  ])
})
