import type { Tx } from '#db/schema/schema.ts'

/** Saves the total refunded of this money. Keeps the largest report, because webhooks come in any order. */
export async function saveProviderRefundTotal(
  tx: Tx,
  { paymentId, transactionId, amount }: { paymentId: number; transactionId: string; amount: number },
): Promise<void> {
  await tx
    .insertInto('provider_refund')
    .values({ payment_id: paymentId, transaction_id: transactionId, amount })
    .onConflict(on =>
      on
        .columns(['payment_id', 'transaction_id'])
        .doUpdateSet({ amount })
        .where('provider_refund.amount', '<', amount),
    )
    .execute()
}

/** The reported total of a payment; 0 before it has a transaction. */
export async function readProviderRefundTotal(
  tx: Tx,
  { id, transactionId }: { id: number; transactionId: string | null },
): Promise<number> {
  const row = await tx
    .selectFrom('provider_refund')
    .select(all => all.fn.max<number | null>('amount').as('amount'))
    .where('payment_id', '=', id)
    .where('transaction_id', '=', transactionId ?? '')
    .executeTakeFirst()
  return row?.amount ?? 0
}
