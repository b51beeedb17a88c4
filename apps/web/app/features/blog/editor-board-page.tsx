import type { EditorBoard } from '@site/contracts/content/articles.ts'
import { EmptyState } from '#app/design/notice.tsx'
import { Portrait } from '#app/design/portrait.tsx'
import { Prose } from '#app/design/prose.tsx'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { PageHeading } from '#app/layout/page-heading.tsx'
import { copy } from './copy.ts'

export function EditorBoardPage({ locale, members }: { locale: Locale; members: EditorBoard['members'] }) {
  const words = copy[locale]
  return (
    <div className="wrap pb-16">
      <PageHeading lead={words.editorBoardLead} page="blogEditorBoard" title={words.editorBoard} />
      {members.length === 0 ? (
        <EmptyState text={words.empty}>
          <a className="text-link" href={pathTo('blog', locale)}>
            {words.backToAll}
          </a>
        </EmptyState>
      ) : null}
      <ul>
        {members.map((member) => (
          <li
            key={member.id}
            className="grid scroll-mt-8 gap-x-10 gap-y-5 border-t border-line py-8 sm:grid-cols-[auto_minmax(0,1fr)] lg:grid-cols-[auto_16rem_minmax(0,1fr)]"
            id={member.slug}
          >
            <Portrait name={member.name} picture={member.picture} size="large" />
            <div className="min-w-0">
              <h2 className="text-lg">{member.name}</h2>
              <p className="mt-1 text-soft">{member.role}</p>
              {member.articleCount > 0 ? (
                <p className="mt-3">
                  <a className="text-link" href={pathTo('blog', locale, undefined, { author: member.slug })}>
                    {words.articleCount(formatNumber(locale, member.articleCount))}
                    <span className="sr-only">{`: ${member.name}`}</span>
                  </a>
                </p>
              ) : null}
            </div>
            <div className="min-w-0 sm:col-start-2 lg:col-start-3">
              <Prose html={member.bio} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
