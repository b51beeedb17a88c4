#!/bin/sh
# The PostgreSQL image runs this once, on an empty server: a database per service, owned by a role without access to
# anything else, and a role for pg_dump that can read both.
set -eu
# psql reads the passwords from the environment, because arguments are visible to every user of the machine.
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
grant connect on database site_cms, site_market to site_backup;
SQL
