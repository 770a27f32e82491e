/** The page of a customer, by their newest order or, without one, by their account. */
export function customerPath({ id, orderNumber }: { id: number; orderNumber: string | null }): string {
  return `/office/customers/${orderNumber ?? `a${id}`}`
}
