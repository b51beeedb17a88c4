import { SEARCH_MAX_CHARACTERS } from '@site/contracts/content/search-limits.ts'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { type OtherLanguage, readOtherLanguage } from '#app/content/other-language.ts'
import { ButtonLink } from '#app/design/button.tsx'
import { SearchForm } from '#app/design/search-form.tsx'
import type { Locale } from '#app/i18n/locales.ts'
import { pathTo } from '#app/i18n/path-to.ts'
import { copy } from '#app/i18n/site-copy.ts'
import { useLocale } from '#app/i18n/use-locale.ts'
import { PageLinks } from '#app/page-parts/page-links.tsx'
import { errorCopy } from './error-copy.ts'
import { ErrorIllustration } from './error-illustration.tsx'
import { RequestIdLine } from './request-id.tsx'
import { type ErrorKind, toVisitorError } from './visitor-error.ts'

/** One sentence, from the specification's error catalog where it has one, and a link to continue. */
export default function ErrorContent() {
  const locale = useLocale()
  const { pathname, search } = useLocation()
  const error = useRouteError()
  const elsewhere = isRouteErrorResponse(error) ? readOtherLanguage(error.data) : null
  if (elsewhere !== null) {
    return <OnlyInOtherLanguage elsewhere={elsewhere} />
  }
  const { statusCode, kind, message } = toVisitorError(error, locale)
  const original = toVisitorError(error, 'en').message
  const words = copy[locale]
  const errorWords = errorCopy[locale]
  return (
    <div className="wrap grid gap-x-16 gap-y-10 py-14 sm:py-20 lg:grid-cols-[1.1fr_1fr]">
      <div className="min-w-0">
        <p className="eyebrow">{errorWords.status(statusCode)}</p>
        <h1 className="mt-2 max-w-[22ch] text-4xl font-extrabold tracking-[-0.035em]">{message}</h1>
        {locale !== 'en' && isOfSpecification(kind, message, locale) ? (
          <p className="mt-2 text-soft" lang="en">
            {original}
          </p>
        ) : null}
        <p className="mt-4 max-w-[52ch] text-lg text-soft">{errorWords[kind].text}</p>
        {kind === 'unavailable' || kind === 'failed' ? <RequestIdLine /> : null}
        {kind === 'notFound' ? (
          <div className="mt-7">
            <SearchForm
              action={pathTo('searchResult', locale)}
              buttonLabel={words.search}
              label={words.searchSite}
              maxLength={SEARCH_MAX_CHARACTERS}
              phrase=""
            />
          </div>
        ) : null}
        <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-4">
          <ButtonLink look={kind === 'notFound' ? 'quiet' : 'main'} to={pathTo('home', locale)}>
            {words.goHome}
          </ButtonLink>
          {kind === 'notFound' ? null : (
            <a className="text-link" href={`${pathname}${search}`}>
              {errorWords.reload}
            </a>
          )}
        </div>
      </div>
      <ErrorIllustration />
      {kind === 'notFound' ? (
        <div className="border-t border-line pt-6 lg:col-span-2">
          <PageLinks locale={locale} pages={startingPoints} />
        </div>
      ) : null}
    </div>
  )
}

/** A document that is not translated: a message in the reader's language and a link to the text in its own language. */
function OnlyInOtherLanguage({ elsewhere }: { elsewhere: OtherLanguage }) {
  const locale = useLocale()
  const words = errorCopy[locale].onlyInOtherLanguage
  const { locale: other, path, title } = elsewhere
  return (
    <div className="wrap py-16 sm:py-24">
      <h1 className="max-w-[26ch] text-3xl">{words.title}</h1>
      <p className="mt-4 max-w-[60ch]">{words.text}</p>
      <p className="mt-6 text-lg">
        <a className="text-link" href={path} hrefLang={other} lang={other}>
          {title}
        </a>
      </p>
      <div className="mt-8">
        <ButtonLink to={pathTo('home', locale)}>{copy[locale].goHome}</ButtonLink>
      </div>
    </div>
  )
}

const startingPoints = ['productsAndServices', 'companyList', 'blog', 'faq', 'contactUs'] as const

/** Messages of the specification's error catalog are also shown verbatim. */
function isOfSpecification(kind: ErrorKind, message: string, locale: Locale): boolean {
  return kind === 'notFound' || message !== errorCopy[locale][kind].title
}
