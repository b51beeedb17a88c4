import type { EditorBoard } from '@site/contracts/content/articles.ts'
import { Picture } from '#app/design/picture.tsx'
import { Prose } from '#app/design/prose.tsx'
import { formatNumber } from '#app/i18n/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { PageHeading } from '#app/shell/page-heading.tsx'
import { copy } from './copy.ts'

export function EditorBoardPage({ locale, members }: { locale: Locale; members: EditorBoard['members'] }) {
  const words = copy[locale]
  return (
    <div className="wrap">
      <PageHeading lead={words.editorBoardLead} page="blogEditorBoard" title={words.editorBoard} />
      <ul className="grid gap-10 lg:grid-cols-2">
        {members.map((member) => (
          <li key={member.id} className="flex gap-6 border-t border-line pt-6" id={member.slug}>
            {member.picture ? (
              <Picture
                className="h-24 w-24 rounded-card object-cover"
                picture={member.picture}
                sizes="6rem"
              />
            ) : null}
            <div className="min-w-0">
              <h2 className="text-lg">{member.name}</h2>
              <p className="text-soft">{member.role}</p>
              <Prose html={member.bio} />
              <p className="mt-3">
                <a className="text-link" href={pathTo('blog', locale, undefined, { author: member.slug })}>
                  {words.articleCount(formatNumber(locale, member.articleCount))}
                </a>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
