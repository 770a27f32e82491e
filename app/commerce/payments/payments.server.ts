export { settlePayment } from './settle-payment.server.ts'
export { startPayment } from './start-payment.server.ts'
export { wantRefund } from './want-refund.server.ts'
