/** What visitors get to see, published and taken back by staff. */
export const published = [
  'articles',
  'categories',
  'authors',
  'announcements',
  'faqs',
  'lessons',
  'events',
  'videos',
  'reports',
  'morning-notes',
  'recommendations',
  'products',
  'services',
  'account-types',
  'promos',
  'pages',
  'offices',
  'contact-subjects',
  'media',
] as const

/** All that there are, jobs among them; a test holds the list against the configuration. */
export const collections = [
  ...published,
  'redirects',
  'registrations',
  'contact-messages',
  'client-directory',
  'mails',
  'consents',
  'erasures',
  'audit-trail',
  'users',
  'payload-jobs',
] as const
