import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const maxReadmeWords = 900
/** Without the changelog and the decisions, which grow with every change and are looked up, not read. */
const maxDocumentWords = 22_500
const maxParagraphWords = 90
const maxDialectHits = 5
const maxShownFiles = 20

const documentFiles = ['*.md', 'docs/**/*.md']
const history = /^(CHANGELOG\.md|docs\/decisions\/)/
const proseFiles = '**/*.{md,ts,tsx,mts,mjs,js,css,yaml,yml,conf,sh,service}'
const excluded = [
  ...['**/node_modules/**', '**/build/**', '**/.next/**', '**/.react-router/**', '.data/**', '.git/**'],
  ...['**/seed/content/**', '**/migrations/**', '**/payload-types.ts', 'bench/peers/**', '**/*.fixture.*'],
  // The wording of pages has its own reviewers.
  ...['**/copy.ts', '**/*-copy.ts', 'tools/checks/prose*'],
]

/** Phrases that no engineer expects: a term of the field, or an active sentence, says it better. */
const dialect =
  /\banew\b|\bwhoever\b|\b[Ww]ho (has|have|had|asks?|takes?|comes?|waits?|wants?|knows?|gets?|sends?|finds?|writes|presses|opens|went|follows|stands|uses|may|can|cannot|does|did|is|was)\b|\b(taken|takes?|taking) back\b|\b(is|are|was|were|be|been|not) told\b|\btell(s|ing)? of\b|\btold of\b|\b(cannot|could not|can) be had\b|\bat the most\b|\bin clear\b|\b(says|said|say) nothing\b|\bis heard\b|\bhears\b|\bmend(ed|s|ing)?\b|\bis well again\b|\bas it was told\b|\bkept pages?\b|\bowe[ds]?\b|\bgone out of date\b/g

/** The number of words, as counted by `wc -w`. */
export const wordCount = (text: string): number => text.match(/\S+/g)?.length ?? 0

/** Tables of the benchmark, which nobody writes (`bench/figures.ts`). */
const measurements = /<!-- measured -->.*?<!-- \/measured -->/gs

/** The paragraphs and list items of a Markdown document, without code, tables and headings. */
export const listParagraphs = (markdown: string): string[] =>
  markdown
    .replaceAll(/^ *```.*?^ *```$/gms, '')
    .replaceAll(/^ *[|#].*$/gm, '')
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) )/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')

export const dialectIn = (text: string): string[] => [...text.matchAll(dialect)].map(([phrase]) => phrase)

const toAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

/** Relative links of a document to files or headings that do not exist. */
export function brokenLinks(root: string, file: string, text: string): string[] {
  const links = text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)
  return [...links].flatMap(([, path = '', heading]) => {
    const target = path === '' ? join(root, file) : join(root, dirname(file), path)
    if (!existsSync(target)) return [`${file}: there is no ${path}`]
    if (heading === undefined) return []
    const headings = [...readFileSync(target, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
      toAnchor(title),
    )
    return headings.includes(heading) ? [] : [`${file}: ${path} has no heading #${heading}`]
  })
}

/** Code spans and commands of a document that name files of the repository that do not exist; `<name>` is any name. */
export function brokenPaths(root: string, file: string, text: string): string[] {
  const named = text.matchAll(
    /(?<=[\s`])(?:apps|packages|tools|deploy|docs|bench)\/(?:[^\s`,;:"')]|,(?=\w))+/g,
  )
  return [...named]
    .map(([path]) => path)
    .filter((path) => !notInRepository.test(path))
    .filter((path) => globSync(path.replaceAll(/<[^>]*>/g, '*'), { cwd: root }).length === 0)
    .map((path) => `${file}: there is no ${path}`)
}

/** Deployments in commands of kubectl, and the settings that an operator writes. */
const notInRepository = /^deploy\/(cms|market|web|\.env)$/

/** One message for each document, paragraph, link or wording that breaks the rules of CONTRIBUTING.md. */
export function proseErrors(root: string): string[] {
  const read = (file: string) => ({ file, text: readFileSync(join(root, file), 'utf8') })
  const documents = globSync(documentFiles, { cwd: root }).map(read)
  const words = documents.map(({ file, text }) => ({
    file,
    count: wordCount(text.replaceAll(measurements, '')),
  }))
  const total = words.filter(({ file }) => !history.test(file)).reduce((sum, { count }) => sum + count, 0)
  const readmeWords = words.find(({ file }) => file === 'README.md')?.count ?? 0
  const hits = globSync(proseFiles, { cwd: root, exclude: excluded })
    .map(read)
    .map(({ file, text }) => ({ file, phrases: dialectIn(text) }))
    .filter(({ phrases }) => phrases.length > 0)
    .toSorted((a, b) => b.phrases.length - a.phrases.length)
  const hitCount = hits.reduce((sum, { phrases }) => sum + phrases.length, 0)
  return [
    ...(readmeWords > maxReadmeWords
      ? [`README.md has ${readmeWords} words, at most ${maxReadmeWords}`]
      : []),
    ...(total > maxDocumentWords ? [`The documents have ${total} words, at most ${maxDocumentWords}`] : []),
    ...documents.flatMap(({ file, text }) => [
      ...listParagraphs(text)
        .filter((paragraph) => wordCount(paragraph) > maxParagraphWords)
        .map((paragraph) => `${file}: more than ${maxParagraphWords} words: ${paragraph.slice(0, 60)}…`),
      ...brokenLinks(root, file, text),
      ...(history.test(file) ? [] : brokenPaths(root, file, text)),
    ]),
    ...(hitCount > maxDialectHits
      ? [
          `${hitCount} unusual phrases, at most ${maxDialectHits}`,
          ...hits.slice(0, maxShownFiles).map(({ file, phrases }) => `${file}: ${phrases.join(', ')}`),
        ]
      : []),
  ]
}
