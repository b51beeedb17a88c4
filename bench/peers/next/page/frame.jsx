import { Footer } from './footer.jsx'
import { Head } from './head.jsx'
import { Header } from './header.jsx'

export function Frame({ page, children }) {
  return (
    <>
      <Head head={page.head} />
      <a className="skip-link" href="#content">
        Langsung ke isi
      </a>
      <aside aria-label="Pemberitahuan">
        <p className="banner">{page.notice}</p>
      </aside>
      <Header page={page} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer footer={page.footer} />
      <p aria-live="polite" className="sr-only" id="route-announcer" />
    </>
  )
}
