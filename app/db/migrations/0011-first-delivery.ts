import { type Kysely, sql } from 'kysely'

const countries =
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE GB CH IS LI NO US CA MX AU HK JP NZ SG'

/**
 * A shop that was open before it could sell promises free shipping, and had nowhere to say where to: it begins with one way of
 * delivery, as a new shop does. A new shop is filled after the migrations, and comes with its own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isOpen = sql`exists (select 1 from setting where name = 'opened_at')`
  await sql`
    insert into delivery_zone (name, position)
    select 'Everywhere', 1 where ${isOpen} and not exists (select 1 from delivery_zone)`.execute(db)
  const itsZone = sql`from delivery_zone where ${isOpen} and name = 'Everywhere'`
  for (const country of countries.split(' '))
    await sql`
      insert into delivery_zone_country (country, zone_id) select ${sql.lit(country)}, id ${itsZone}`.execute(
      db,
    )
  await sql`
    insert into delivery_method (zone_id, name, duration, measure, position)
    select id, 'Standard', '3 to 5 working days', 'price', 1 ${itsZone}`.execute(db)
  await sql`
    insert into delivery_rate (method_id, from_measure, price)
    select id, 0, 0 from delivery_method where name = 'Standard'`.execute(db)
}
