import { expect, it } from 'vitest'
import { readHeadingTag } from './heading-command.ts'

it.each([
  ['/heading 2', 'h2'],
  ['/Heading 3', 'h3'],
  ['/judul  2 ', 'h2'],
  ['/judul bagian 3', 'h3'],
  ['/heading 1', null],
  ['/heading', null],
  ['Lihat /heading 2', null],
  ['/heading 22', null],
  ['heading 2', null],
])('reads "%s" as %s', (text, tag) => {
  expect(readHeadingTag(text)).toBe(tag)
})
