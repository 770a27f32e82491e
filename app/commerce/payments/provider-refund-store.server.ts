import type { Tx } from '../../db/schema.ts'

/** Keeps what a provider has refunded of this money in all: the largest amount it ever said, since messages come in any order. */
export async function raiseProviderRefund(
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

/** What the provider has refunded of a payment in all, as far as it is known. A payment from before transactions were kept has any. */
export async function readProviderRefund(
  tx: Tx,
  { id, transactionId }: { id: number; transactionId: string | null },
): Promise<number> {
  const row = await tx
    .selectFrom('provider_refund')
    .select(all => all.fn.max<number | null>('amount').as('amount'))
    .where('payment_id', '=', id)
    .$if(transactionId !== null, query => query.where('transaction_id', '=', transactionId))
    .executeTakeFirst()
  return row?.amount ?? 0
}
