import { describe, expect, it } from 'vitest'
import { root } from '../paths.ts'
import { brokenLinks, brokenPaths, dialectIn, listParagraphs, proseErrors, wordCount } from './prose.ts'

describe('proseErrors', () => {
  it('finds none in this repository', () => {
    expect(proseErrors(root)).toEqual([])
  })
})

describe('wordCount', () => {
  it('counts tokens between white space, as wc -w does', () => {
    expect(wordCount('| one | 2 |\n\n  three\n')).toBe(6)
  })
})

describe('listParagraphs', () => {
  it('splits a document into paragraphs and list items, without code, tables and headings', () => {
    const document =
      '# Title\n\nText\nof two lines.\n\n1. One\n2. Two\n   ```sh\n   a command\n   ```\n\n| a | b |\n'
    expect(listParagraphs(document)).toEqual(['Text\nof two lines.', '1. One', '2. Two'])
  })
})

describe('dialectIn', () => {
  it('finds phrases of the word list', () => {
    expect(dialectIn('The page is rendered anew for whoever asks.')).toEqual(['anew', 'whoever'])
  })
})

describe('brokenLinks', () => {
  it('reports links to missing files and headings, and no others', () => {
    const text =
      '[a](LICENSE) [b](missing.md) [c](CONTRIBUTING.md#setup) [d](CONTRIBUTING.md#nowhere) [e](https://x.example)'
    expect(brokenLinks(root, 'README.md', text)).toEqual([
      'README.md: there is no missing.md',
      'README.md: CONTRIBUTING.md has no heading #nowhere',
    ])
  })
})

describe('brokenPaths', () => {
  it('reports code spans and commands that name missing files, and no others', () => {
    const text =
      '`apps/web/server/<name>.ts` `apps/none/<name>.ts`\n\n```\nnpm test -- tools/none.test.ts\nkubectl exec deploy/cms\n```\n'
    expect(brokenPaths(root, 'README.md', text)).toEqual([
      'README.md: there is no apps/none/<name>.ts',
      'README.md: there is no tools/none.test.ts',
    ])
  })
})
