import { type Kysely, sql } from 'kysely'

const benefits = [
  ['Two years warranty', '{warranty}'],
  ['Free shipping', '{shipping}'],
  ['Return policy in 30 days', '{returns}'],
]

const terms = [
  [
    'Shipping is free on every order, anywhere in the country. We pack it within one business day, and it arrives two to four business days after that.',
    'We pack your order within one business day.',
  ],
  [
    'Return anything within 30 days of delivery, no reason needed. Return shipping is free, and we refund the full price once it reaches us.',
    'You don’t need a reason. Return shipping is free, and we refund the full price once it reaches us.',
  ],
  [
    'Every product carries a 2-year warranty. If a seam, zipper or handle fails in that time, we repair it, replace it or refund it. It’s your choice. Normal wear isn’t covered.',
    'If a seam, zipper or handle fails in that time, we repair it, replace it or refund it. It’s your choice. Normal wear isn’t covered.',
  ],
]

/** Texts of the demo shop promised in fixed words what delivery rules and settings say. A merchant's own texts stay. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [before, after] of benefits)
    await sql`update benefit set text = ${after} where text = ${before}`.execute(db)
  for (const [before, after] of terms)
    await sql`
      update setting set value = ${after}
      where value = ${before} and name in ('shipping_text', 'returns_text', 'warranty_text')`.execute(db)
}
