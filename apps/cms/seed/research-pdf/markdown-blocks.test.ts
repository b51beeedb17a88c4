import { expect, it } from 'vitest'
import { blocksOf } from './markdown-blocks.ts'

it('makes each row of a table an item, and leaves out what only the site shows', () => {
  const markdown =
    '## Outlook\n\n| View | Reason |\n|---|---|\n| **Bonds** | time |\n| Cash | needs |\n\n<PriceChart ticker="PNGV" range="1Y" />\n\n<Callout kind="note">\n\nA note.\n\n</Callout>'
  expect(blocksOf(markdown)).toEqual([
    { kind: 'heading', text: 'Outlook' },
    { kind: 'item', text: 'Bonds; Reason: time' },
    { kind: 'item', text: 'Cash; Reason: needs' },
    { kind: 'paragraph', text: 'A note.' },
  ])
})
