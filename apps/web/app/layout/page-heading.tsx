import type { PageName } from '@site/contracts/content/site-pages.ts'
import { Breadcrumb } from './breadcrumb.tsx'

/** The top of every page but the home page: breadcrumb, title and one sentence. */
export function PageHeading({
  page,
  title,
  lead,
  names,
  children,
}: {
  page: PageName
  title: string
  lead?: React.ReactNode
  names?: Partial<Record<PageName, string>>
  children?: React.ReactNode
}) {
  return (
    <div className="pb-4 md:pb-8">
      <Breadcrumb page={page} title={title} {...(names ? { names } : {})} />
      <h1 className="max-w-[28ch] text-3xl">{title}</h1>
      {lead ? (
        <p className="mt-2 max-w-[60ch] text-soft max-md:leading-snug md:mt-4 md:text-lg">{lead}</p>
      ) : null}
      {children}
    </div>
  )
}
