import { pageHead, pageMeta } from '#app/head/page-head.ts'
import { siteContext } from '#app/request/site-context.ts'
import type { Route } from './+types/editor-board.route.ts'
import { copy } from './copy.ts'
import { EditorBoardPage } from './editor-board-page.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { locale, content } = context.get(siteContext)
  const { members } = await content.editorBoard()
  const words = copy[locale]
  const head = pageHead({
    page: 'blogEditorBoard',
    title: words.editorBoard,
    description: words.editorBoardLead,
  })
  return { head, locale, members }
}

export const meta = pageMeta

export default function EditorBoardRoute({ loaderData }: Route.ComponentProps) {
  return <EditorBoardPage {...loaderData} />
}

export { ErrorPage as ErrorBoundary } from '#app/layout/error-page.tsx'
