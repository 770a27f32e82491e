type OncePerOrder = 'order-confirmed' | 'payment-reminder' | 'payment-received' | 'order-canceled'

/** The idempotency key of an email that an order causes at most once. */
export const orderEmailKey = (email: OncePerOrder, orderId: number) => `${email}-${orderId}`
