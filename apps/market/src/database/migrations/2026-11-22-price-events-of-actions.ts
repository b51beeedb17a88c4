import { type Kysely, sql } from 'kysely'

const statements = [
  // Null for rights issues, which have no action of their own.
  'alter table price_events add column action_id text references corporate_actions on delete cascade',
  // Events of the same kind and day are distinguished by their amounts.
  `with events as (
     select ticker, day, kind, place,
            row_number() over (partition by ticker, day, kind order by amount nulls last, place) as nth
     from price_events where kind <> 'rights'
   ), actions as (
     select id, ticker, day, kind,
            row_number() over (partition by ticker, day, kind order by amount nulls last, id) as nth
     from (
       select id, ticker, key_date as day, (details ->> 'amountPerShare')::double precision as amount,
              case kind
                when 'dividend' then case details ->> 'form' when 'stock' then 'stockDividend' else 'dividend' end
                when 'stock-merge-split' then details ->> 'type'
                else kind
              end as kind
       from corporate_actions where status <> 'cancelled'
     ) named
   )
   update price_events old set action_id = actions.id
   from events join actions using (ticker, day, kind, nth)
   where (old.ticker, old.day, old.kind, old.place) = (events.ticker, events.day, events.kind, events.place)`,
  'create unique index price_events_by_action on price_events (action_id)',
]

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
