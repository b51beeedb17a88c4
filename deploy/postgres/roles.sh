#!/bin/sh
# Run once by the image of PostgreSQL, in its empty server: a database for each service, in a role that owns it and may do
# nothing else, and a role for `npm run backup` that may read both.
set -eu
# psql reads the passwords itself: what stands in its arguments every user of the machine could read.
psql --set ON_ERROR_STOP=1 --username postgres <<'SQL'
\getenv cms CMS_DATABASE_PASSWORD
\getenv market MARKET_DATABASE_PASSWORD
\getenv backup BACKUP_DATABASE_PASSWORD
create role site_cms login password :'cms';
create role site_market login password :'market';
create role site_backup login password :'backup' in role pg_read_all_data;
create database site_cms owner site_cms encoding 'UTF8' template template0;
create database site_market owner site_market encoding 'UTF8' template template0;
revoke all on database site_cms, site_market, postgres, template1 from public;
-- Its address names postgres, where it looks for the other two.
grant connect on database site_cms, site_market, postgres to site_backup;
SQL
