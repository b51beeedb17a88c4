import Link from 'next/link'
import { Icon, Mark } from './icon.jsx'

export function Header({ page: { menu, languages, account, search } }) {
  return (
    <header className="header header-docked wrap">
      <Link className="brand" href="/id">
        <Mark />
        <span className="brand-name">Wirasana</span>
      </Link>
      <nav aria-label="Navigasi utama" className="main-menu">
        <ul>
          {menu.map((entry) => (
            <li key={entry.label}>
              <MenuEntry entry={entry} />
            </li>
          ))}
        </ul>
      </nav>
      <div className="header-tools">
        <nav aria-label="Bahasa" className="language">
          {languages.map(({ href, lang, short, name, isCurrent }) => (
            <Link
              aria-current={isCurrent ? 'true' : undefined}
              href={href}
              hrefLang={lang}
              key={lang}
              lang={lang}
            >
              <abbr title={name}>{short}</abbr>
            </Link>
          ))}
        </nav>
        <div className="dock">
          <Search action={search} />
          <MobileMenu account={account} menu={menu} />
          <Link className="button dock-link" href={account.href}>
            {account.label}
          </Link>
        </div>
        <span className="hidden min-[75rem]:inline">
          <Link className="button" href={account.href}>
            {account.label}
          </Link>
        </span>
      </div>
    </header>
  )
}

function MenuEntry({ entry: { label, about, href, links, isCurrent } }) {
  if (href) {
    return (
      <Link className="nav-link" href={href}>
        {label}
      </Link>
    )
  }
  return (
    <details className="menu" name="main-menu">
      <summary aria-current={isCurrent ? 'true' : undefined} className="nav-link">
        {label}
        <Icon name="down" />
      </summary>
      <div className="menu-panel">
        <div className="menu-panel-about">
          <p className="menu-panel-title">{label}</p>
          <p className="text-soft">{about}</p>
        </div>
        <Links links={links} />
      </div>
    </details>
  )
}

function MobileMenu({ menu, account }) {
  return (
    <details className="mobile-menu">
      <summary className="icon-link">
        <OpenOrClose name="menu" />
        <span className="dock-label">Menu</span>
      </summary>
      <nav aria-label="Menu" className="mobile-menu-panel">
        <p aria-hidden="true" className="mobile-menu-title">
          Menu
        </p>
        <ul>
          {menu.map(({ label, href, links, isCurrent }) => (
            <li key={label}>
              {href ? (
                <Link className="mobile-menu-entry" href={href}>
                  {label}
                </Link>
              ) : (
                <details name="mobile-menu" open={isCurrent}>
                  <summary className="mobile-menu-entry">
                    {label}
                    <Icon name="down" />
                  </summary>
                  <Links className="mobile-menu-links" links={links} />
                </details>
              )}
            </li>
          ))}
        </ul>
        <div className="mobile-menu-end">
          <Link className="button" href={account.href}>
            {account.label}
          </Link>
        </div>
      </nav>
    </details>
  )
}

function Links({ links, className }) {
  return (
    <ul className={className}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <Link href={href}>{label}</Link>
        </li>
      ))}
    </ul>
  )
}

function Search({ action }) {
  return (
    <>
      <div className="hidden xl:block">
        <SearchForm action={action} />
      </div>
      <details className="site-search xl:hidden">
        <summary className="icon-link">
          <OpenOrClose name="search" />
          <span className="dock-label">Cari</span>
        </summary>
        <div className="site-search-panel">
          <SearchForm action={action} />
        </div>
      </details>
    </>
  )
}

function OpenOrClose({ name }) {
  return (
    <>
      <span className="when-closed">
        <Icon name={name} />
      </span>
      <span className="when-open">
        <Icon name="close" />
      </span>
    </>
  )
}

function SearchForm({ action }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: as on our own page
    <form action={action} aria-label="Cari" className="combobox" method="get" role="search">
      <input
        aria-label="Cari di situs ini"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        name="q"
        placeholder="Cari"
        spellCheck={false}
        type="text"
      />
      <button type="submit">
        <Icon name="search" />
        <span className="sr-only">Cari</span>
      </button>
    </form>
  )
}
