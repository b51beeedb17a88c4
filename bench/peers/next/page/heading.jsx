import Link from 'next/link'

export function Heading({ breadcrumb, title, lead, children }) {
  return (
    <div className="pb-4 md:pb-8">
      <nav aria-label="Lokasi halaman" className="breadcrumb">
        <ol>
          {breadcrumb.map(({ href, label }) =>
            href ? (
              <li key={label}>
                <Link href={href}>{label}</Link>
              </li>
            ) : (
              <li aria-current="page" key={label}>
                {label}
              </li>
            ),
          )}
        </ol>
      </nav>
      <h1 className="max-w-[28ch] text-3xl">{title}</h1>
      <p className="mt-2 max-w-[60ch] text-soft max-md:leading-snug md:mt-4 md:text-lg">{lead}</p>
      {children}
    </div>
  )
}
