import { SectionHead } from '#app/design/section.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import type { Heading } from './front.server.ts'

/** What every section of the home page has. */
export interface PartProps {
  readonly locale: Locale
  readonly heading: Heading
}

/** The heading of a section; its sentence needs a wide window. */
export function PartHead({
  heading: { title, lead },
  more,
}: Pick<PartProps, 'heading'> & { more: { to: string; label: string } }) {
  return (
    <SectionHead
      lead={lead && <span className="max-sm:hidden">{lead}</span>}
      more={more}
      size="large"
      title={title}
    />
  )
}
