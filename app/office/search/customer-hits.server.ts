import { findCustomers } from '#commerce/people/customers/find-customers.server.ts'
import { customerPath } from '../customers/customer-path.ts'
import type { HitSource } from './office-hit.ts'

const maxHits = 4

/** Customers by name, email or order number, those who bought last first. */
export const customerHits: HitSource = {
  permission: 'customers.read',
  async find(db, query) {
    const found = await findCustomers(db, query, maxHits, new Date())
    return found.slice(0, maxHits).map(customer => ({
      ...{ group: 'customers', to: customerPath(customer), icon: 'user' },
      ...{ text: customer.name || customer.email, note: customer.email },
    }))
  },
}
